import {button} from "./parts.js";
import {createPlayer} from "../player/player.js";
import {createStage} from "./stage.js";
import {createStep} from "./step.js";
import {pause, speed} from "./clock.js";

const LOOK = 1800;

/** A turn is watched, told line by line. */
export async function watch(screen) {
  const {words, now, guide, signal, go, moves} = screen;
  const {watch: {query, from, to}} = guide();
  const stage = createStage(now.game, {messages: screen.messages(), sound: screen.settings.sound});
  const step = createStep(screen, {title: words("kiosk.watch"), note: words("home.game." + now.game), stage});
  const recording = await screen.line.replay(now.game, query);
  if (signal.aborted) return;
  const next = button(words("kiosk.next"), () => go("try"), {kind: "main"});
  const again = button(words("kiosk.once-more"), () => {
    player.go(from);
    player.play();
  });
  const halt = button(words("player.pause"), () => (player.state().playing ? player.pause() : player.play()));
  const skip = button(words("kiosk.to-play"), () => go("choose"), {kind: "quiet"});
  let begun = false;
  const player = createPlayer(stage, recording, {from, to, words: screen.messages(), speed: speed(), keys: new EventTarget(), onChange: follow});
  signal.addEventListener("abort", () => player.destroy());
  step.act(halt, again, skip, next);
  await pause(LOOK, signal);
  if (signal.aborted || begun) return;
  player.play();

  function follow({playing, frame}) {
    begun ||= playing;
    moves(playing);
    const led = [halt, again].includes(document.activeElement);
    halt.firstChild.textContent = words(playing ? "player.pause" : "player.play");
    halt.hidden = !playing && frame === to;
    again.hidden = !halt.hidden;
    if (led) (halt.hidden ? again : halt).focus({preventScroll: true});
  }
}
