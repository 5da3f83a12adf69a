import {block, brand, button, heading} from "./parts.js";
import {createPlayer} from "../player/player.js";
import {createCamera} from "./camera.js";
import {createStage} from "./stage.js";
import {html} from "../player/draw.js";
import {pause, speed} from "./clock.js";

const LINES = 3;
/** Before a moment begins, and after it has ended. */
const REST = 2500;
let next = 0;

/**
 * Nobody is there: good moments are replayed, each with a line in the next language. A touch of a language begins a visit
 * in it; a touch of anything else asks for the language.
 */
export async function attract(screen) {
  const {settings: {moments, languages, first, text}, signal, begin, room} = screen;
  const stage = block("crop");
  const line = heading("");
  const told = html("p", {className: "told"});
  const list = block("tongues-list");
  for (const tag of languages) {
    const one = button(screen.messagesOf(tag)["kiosk.touch"], event => {
      event.stopPropagation();
      begin(tag);
    }, {lang: tag, note: screen.nameOf(tag)});
    list.append(one);
  }
  const words = block("words", brand(), line, told, list);
  if (text) words.append(html("p", {className: "own", textContent: text}));
  room.append(stage, words);
  screen.anywhere(() => begin());

  let player;
  signal.addEventListener("abort", () => player?.destroy());
  while (!signal.aborted) {
    await screen.line.check();
    if (signal.aborted) return;
    const tag = languages[(next + languages.indexOf(first)) % languages.length];
    const moment = moments[next % moments.length];
    screen.speak(tag);
    told.textContent = [screen.messages()["home.game." + moment.game], screen.messages()[`home.game.${moment.game}.note`]].join(". ");
    const recording = await screen.line.replay(moment.game, moment.query);
    if (signal.aborted) return;
    // the other lines speak of seeds, which fall and fill a hand
    const which = recording.layout.rows === 4 ? LINES : next % LINES + 1;
    line.textContent = screen.messages()["kiosk.attract." + which];
    next++;
    player?.destroy();
    player = await show(moment, recording);
  }

  /** Shows a moment, and is over when it is. */
  async function show({game, from, to}, recording) {
    const element = createStage(game, {messages: screen.messages()});
    stage.replaceChildren(element);
    let camera = null;
    let ended;
    const end = new Promise(done => { ended = done; });
    const made = createPlayer(element, recording, {
      from, to, words: screen.messages(), speed: speed(), keys: new EventTarget(),
      onChange(now) {
        camera?.follow(now);
        if (!now.playing && now.frame === to && now.shown.frame === to) ended();
      },
    });
    const whole = made.board.plan.pits.length <= 32;
    if (whole) camera = createCamera(stage, element.querySelector(".board-box"), made.board.plan, recording.frames);
    const first = recording.frames[from + 1];
    camera?.look(first.lifted ?? first.pit ?? first.path?.[0] ?? 0);
    player = made;
    await pause(REST, signal);
    if (signal.aborted) return made;
    made.play();
    await end;
    await pause(REST, signal);
    return made;
  }
}
