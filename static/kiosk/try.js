import {button} from "./parts.js";
import {createBoardPits} from "../play/board-pits.js";
import {createSeat} from "./seat.js";
import {createStage} from "./stage.js";
import {createStep} from "./step.js";

/** A move is tried at the start of the game. */
export async function tryMove(screen) {
  const {words, now, signal, go, moves} = screen;
  const stage = createStage(now.game, {messages: screen.messages(), sound: screen.settings.sound});
  const step = createStep(screen, {title: words("kiosk.try"), note: words("kiosk.try.note"), stage});
  const next = button(words("kiosk.next"), () => go("predict"), {kind: "main"});
  const other = button(words("kiosk.try.other"), () => seat.begin());
  step.act(next);
  const seat = await createSeat(screen, stage, {});
  if (signal.aborted) return;
  createBoardPits(seat.table, words, {choose: pit => seat.table.get().count || seat.choose(pit), press: () => false});
  seat.table.watch(({mode, moving, count, problem}) => {
    if (mode !== "play") return;
    moves(moving);
    stage.classList.toggle("rests", count > 0);
    if (!count && !moving) {
      step.tell(problem ?? words("kiosk.try"), words("kiosk.try.note"));
      step.act(next);
    } else if (!moving) {
      step.tell(words("kiosk.try.done"));
      step.act(other, next);
    }
  });
  seat.begin();
}
