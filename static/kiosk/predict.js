import {block, button} from "./parts.js";
import {createChoice} from "../player/predict-pits.js";
import {createPlayer} from "../player/player.js";
import {createStage} from "./stage.js";
import {createStep} from "./step.js";
import {html} from "../player/draw.js";
import {speed} from "./clock.js";

/** The end of a lap is predicted, and then seen. */
export async function predict(screen) {
  const {words, now, guide, signal, go, moves} = screen;
  const {predict: {query, from, to}} = guide();
  const text = (key, values) => words("player.predict." + key, values);
  const stage = createStage(now.game, {messages: screen.messages(), sound: screen.settings.sound});
  const step = createStep(screen, {title: text("ask.pit"), note: words("kiosk.predict.touch"), stage});
  const recording = await screen.line.replay(now.game, query);
  if (signal.aborted) return;
  const {frames, layout} = recording;
  const laps = [...frames.keys()].filter(index => index > from && index <= to && frames[index].path);
  const player = createPlayer(stage, recording, {
    from, to, words: screen.messages(), speed: speed(), keys: new EventTarget(),
    onChange: ({shown, frame, seed}) => moves(shown.frame !== frame || shown.seed !== seed),
  });
  const pits = createChoice(player.board, layout, text, signal);
  const score = html("p", {className: "score", ariaHidden: true});
  const next = button(words("kiosk.next"), () => go("people"), {kind: "main"});
  const more = button(text("next"), () => ask());
  const show = button(text("show"), () => sow());
  let lap;
  let guess = null;
  const predicted = {right: 0, all: 0};
  signal.addEventListener("abort", () => {
    pits.remove();
    player.destroy();
  });
  stage.append(block("scored", score));
  pits.onChoose(index => {
    guess = index;
    pits.choose(index);
    sow();
  });
  stage.addEventListener("keydown", event => event.key.startsWith("Arrow") && pits.move(event.key) && event.preventDefault());
  ask();

  function ask() {
    lap = laps.shift();
    guess = null;
    pits.clear();
    if (player.state().frame === lap - 1) return question();
    step.act(next);
    return player.walk(lap - 1, question);
  }

  function question() {
    if (signal.aborted) return;
    const {lifted, path, player: mover} = frames[lap];
    const values = {player: words("player." + mover), seeds: path.length, pit: layout.pits[lifted ?? path[0]].name};
    stage.classList.remove("told");
    step.tell(text("ask.pit"), `${text(lifted === null ? "sows" : "lifts", values)} ${words("kiosk.predict.touch")}`);
    step.act(show, next);
    pits.ask(true, lifted, frames[lap - 1].board, words);
    pits.focus(lifted ?? path[0]);
  }

  function sow() {
    const led = stage.contains(document.activeElement);
    pits.rest();
    step.act(next);
    if (led) next.focus({preventScroll: true});
    step.tell(text("sowing"));
    player.walk(lap, tell);
  }

  function tell() {
    if (signal.aborted) return;
    const last = frames[lap].path.at(-1);
    const right = guess === last;
    stage.classList.add("told");
    const truth = words("kiosk.predict.truth", {pit: layout.pits[last].name});
    if (guess !== null) {
      pits.judge(guess, right);
      score.append(html("i", {className: right ? "hit" : "miss"}));
      predicted.all++;
      if (right) predicted.right++;
      screen.keep({predicted});
    }
    step.tell(guess === null ? truth : text(right ? "right" : "wrong"), guess === null ? "" : truth);
    step.act(...(laps.length ? [more] : []), next);
    if (document.activeElement === next) more.focus({preventScroll: true});
  }
}
