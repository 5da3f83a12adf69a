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

/**
 * Puts life into a player on the page: `element` holds its parts as the server wrote them, with a board as a picture.
 *
 *     const player = createPlayer(element, recording, {words, clauses});
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
  // the parameters by which the recording is asked for again
  query = "",
  // messages by key
  words = {},
  // by id: {title, status, contested}
  clauses = {},
  // told the state after every change
  onChange,
} = {}) {
  const timeline = createTimeline(recording, from, to);
  const state = createState({...timeline.full(frame), step: "lap", playing: false});
  const life = new AbortController();
  const {signal} = life;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const part = name => element.querySelector(`[data-part=${name}]`);
  const board = createBoardView(part("board"), () => calm.matches);
  const flight = createFlightView(board, recording);
  const animator = createAnimator((segment, done) => flight.show(segment, calm.matches ? 1 : done));

  /**
   * Goes to a place: at once, by one step whose motion is shown (`done` is called at its end), or playing. A motion under
   * way is finished first.
   */
  function move(place, manner, done) {
    const before = state.get();
    animator.stop();
    flight.rest(manner ? before : place);
    state.change({...place, playing: manner === "way"});
    if (manner === "way") animator.run(timeline.way(before, place, speed), advance);
    else if (manner) animator.run(timeline.stride(before, place, speed), done);
  }

  function advance() {
    const next = timeline.next(state.get(), "lap");
    if (next) move(next, "way");
    else state.change({playing: false});
  }

  function step(ahead, by) {
    const place = timeline[ahead ? "next" : "previous"](state.get(), by ?? state.get().step);
    move(place ?? state.get(), place && ahead ? "stride" : undefined);
  }

  const act = {
    go: index => move(timeline.full(index)),
    first: () => act.go(from),
    last: () => act.go(to),
    back: () => step(false),
    forward: () => step(true),
    backTurn: () => step(false, "turn"),
    forwardTurn: () => step(true, "turn"),
    /** Goes on to a frame, with its motion if motion is welcome. */
    walk(index, done) {
      if (!calm.matches) return move(timeline.full(index), "stride", done);
      act.go(index);
      return done();
    },
    stepBy: by => state.change({step: by}),
    pause: () => move(state.get()),
    play() {
      if (state.get().playing) return act.pause();
      if (!timeline.next(state.get(), "seed")) act.first();
      return advance();
    },
    fullscreen: () => (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.()),
  };

  const say = createWords(words);
  const views = VIEWS.map(create => create(part, {timeline, words: say, clauses, act, signal}));
  const later = createLater({element, part, recording, query, timeline, board, state: state.get, act, words: say, calm, signal});
  const update = now => views.forEach(view => view.update(now));
  state.watch(update);
  if (onChange) state.watch(onChange);
  listenToKeys(element, act, signal);
  calm.addEventListener("change", act.pause, {signal});
  act.pause();

  return {
    go: act.go,
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
