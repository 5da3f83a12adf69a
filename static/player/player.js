import {createAnimator} from "./animate.js";
import {createBoardView} from "./board-view.js";
import {createControlsView} from "./controls-view.js";
import {createFlightView} from "./flight-view.js";
import {createLater} from "./later.js";
import {createNarrationView} from "./narration-view.js";
import {createScrubberView} from "./scrubber-view.js";
import {createState} from "./state.js";
import {createTableView} from "./table-view.js";
import {createTimeline} from "./timeline.js";
import {createWords} from "./words.js";
import {listenToKeys} from "./keys.js";

const VIEWS = [createControlsView, createScrubberView, createNarrationView, createTableView];

/** Views that are loaded when what has their name as `data-wants` is first opened or ticked. */
const LATER = {
  turns: () => import("./turns-view.js"),
  sides: () => import("./sides-view.js"),
  sound: () => import("./sound-view.js"),
  menu: () => import("./menu-view.js"),
};

/**
 * Puts life into a player on the page: `element` holds its parts as the server wrote them, with a board as a picture.
 *
 *     const player = createPlayer(element, recording, {words});
 *     player.go(12);
 *     player.play();
 *     player.destroy();
 */
export function createPlayer(element, recording, {
  // the first frame that can be reached
  from = 0,
  // the last one
  to = recording.frames.length - 1,
  // where to begin
  frame = from,
  speed = 1,
  // seed, lap or turn
  step = "lap",
  // whether North sits below, and whether counts can be read from both sides
  flipped = false,
  twoSided = false,
  // the parameters by which the recording is asked for again
  query = "",
  // messages by key
  words = {},
  // where keys are listened to
  keys = element,
  // told the state after every change
  onChange,
} = {}) {
  const timeline = createTimeline(recording, from, to);
  const begin = timeline.full(frame);
  const state = createState({...begin, shown: begin, step, playing: false, speed, flipped, twoSided});
  const life = new AbortController();
  const {signal} = life;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const part = name => element.querySelector(`[data-part=${name}]`);
  const board = createBoardView(part("board"), () => calm.matches);
  const flight = createFlightView(board, recording);
  const animator = createAnimator((segment, done) => {
    const far = calm.matches ? 1 : done;
    flight.show(segment, far);
    reach(segment.frame, segment.from + Math.floor(far * (segment.to - segment.from)));
  });

  /** Tells what is shown now on the way to a place. */
  function reach(frame, seed) {
    const {shown} = state.get();
    if (shown.frame !== frame || shown.seed !== seed) state.change({shown: {frame, seed}});
  }

  /**
   * Goes to a place: at once, by one step whose motion is shown (`done` is called at its end), or playing. A motion under
   * way is finished first. `since` is when a motion that this one follows upon ended.
   */
  function move({frame, seed}, manner, done, since) {
    const before = state.get();
    const place = {frame, seed};
    const moves = manner === "way" || manner && !calm.matches;
    const shown = moves ? {frame: before.frame, seed: before.seed} : place;
    animator.stop();
    flight.rest(shown);
    state.change({...place, shown, playing: manner === "way"});
    if (manner === "way") animator.run(timeline.way(shown, place, before.speed), advance, since);
    else if (moves) animator.run(timeline.stride(shown, place, before.speed), done);
  }

  function advance(since) {
    const next = timeline.next(state.get(), "lap");
    if (next) move(next, "way", undefined, since);
    else state.change({playing: false});
  }

  function stepTo(ahead, by = state.get().step) {
    const place = timeline[ahead ? "next" : "previous"](state.get(), by);
    move(place ?? state.get(), place && ahead ? "stride" : undefined);
  }

  const act = {
    go: index => move(timeline.full(index)),
    first: () => act.go(from),
    last: () => act.go(to),
    back: () => stepTo(false),
    forward: () => stepTo(true),
    backTurn: () => stepTo(false, "turn"),
    forwardTurn: () => stepTo(true, "turn"),
    /** Goes on to a frame, with its motion if motion is welcome. */
    walk(index, done) {
      if (!calm.matches) return move(timeline.full(index), "stride", done);
      act.go(index);
      return done();
    },
    backMark: () => stepTo(false, "mark"),
    forwardMark: () => stepTo(true, "mark"),
    choose: (key, value) => state.change({[key]: value}),
    pause: () => move(state.get()),
    play() {
      if (state.get().playing) return act.pause();
      if (!timeline.next(state.get(), "seed")) act.first();
      return advance();
    },
    fullscreen: () => (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.()),
    help: () => part("help").showModal(),
  };

  const say = createWords(words);
  const views = [];
  const wanted = new Set();

  function add(create) {
    const view = create(part, {timeline, words: say, act, board, signal});
    views.push(view);
    return view;
  }

  async function want({dataset: {wants}}) {
    if (!LATER[wants] || wanted.has(wants)) return;
    wanted.add(wants);
    const {createView} = await LATER[wants]();
    if (!signal.aborted) add(createView).update(state.get());
  }

  VIEWS.forEach(add);
  const later = createLater({
    element, part, recording, query, timeline, board, state: state.get, act, words: say, calm, signal,
  });
  state.watch(now => views.forEach(view => view.update(now)));
  if (onChange) state.watch(onChange);
  listenToKeys(keys, part, act, signal);
  for (const type of ["toggle", "change"]) {
    element.addEventListener(type, event => want(event.target), {capture: true, signal});
  }
  element.querySelectorAll("[data-wants]:is([open], :checked)").forEach(want);
  calm.addEventListener("change", act.pause, {signal});
  act.pause();

  return {
    board,
    go: act.go,
    walk: act.walk,
    choose: act.choose,
    open: later,
    play: () => state.get().playing || act.play(),
    pause: act.pause,
    state: state.get,
    destroy() {
      animator.stop();
      life.abort();
      state.forget();
      views.forEach(view => view.destroy());
      board.destroy();
    },
  };
}
