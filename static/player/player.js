import {createAnimator} from "./animate.js";
import {createBoardView} from "./board-view.js";
import {createClausesView} from "./clauses-view.js";
import {createControlsView} from "./controls-view.js";
import {createFlightView} from "./flight-view.js";
import {createNarrationView} from "./narration-view.js";
import {createScrubberView} from "./scrubber-view.js";
import {createState} from "./state.js";
import {createTableView} from "./table-view.js";
import {createTimeline} from "./timeline.js";
import {createWords} from "./words.js";
import {listenToKeys} from "./keys.js";
import {quickened, segments} from "./motion.js";

const DEFAULTS = {
  from: 0, // first frame that can be reached
  to: undefined, // last one; none: the recording's last
  frame: undefined, // where to begin; none: at `from`
  speed: 1,
  words: {}, // messages by key
  clauses: {}, // by id: {title, status, contested}
  onChange: () => {}, // told the state after every change
};

/**
 * Puts life into a player on the page: `element` holds its parts as the server wrote them, with a board as a picture.
 *
 *     const player = createPlayer(element, recording, {words, clauses});
 *     player.go(12);
 *     player.play();
 *     player.destroy();
 */
export function createPlayer(element, recording, options = {}) {
  const {from, to, frame, speed, words, clauses, onChange} = {...DEFAULTS, ...options};
  const timeline = createTimeline(recording, from, to);
  const life = new AbortController();
  const {signal} = life;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const state = createState({...timeline.full(frame ?? timeline.first), step: "lap", playing: false});

  const box = element.querySelector('[data-part="board"]');
  const board = createBoardView(box, {numbered: () => still.matches});
  const flight = createFlightView(board, recording);
  const animator = createAnimator((segment, part) => flight.show(segment, still.matches ? 1 : part));

  /** Moves to a place, through all that happens on the way if it lies ahead. */
  function move(place, {jump, play}) {
    const before = state.get();
    animator.stop();
    flight.rest(before);
    state.change({...place, playing: Boolean(play)});
    const way = jump ? [] : segments(timeline, before, place, speed);
    if (way.length) animator.run(play ? way : quickened(way), play ? advance : () => {});
    else flight.rest(place);
  }

  function advance() {
    const next = timeline.next(state.get(), "lap");
    if (next) move(next, {play: true});
    else state.change({playing: false});
  }

  const act = {
    go: to => move(timeline.full(to), {jump: true}),
    first: () => act.go(timeline.first),
    last: () => act.go(timeline.last),
    step(way, step = state.get().step) {
      const place = way > 0 ? timeline.next(state.get(), step) : timeline.previous(state.get(), step);
      if (place) move(place, {jump: way < 0});
      else act.pause();
    },
    stepBy: step => state.change({step}),
    play() {
      if (!timeline.next(state.get(), "seed")) move(timeline.full(timeline.first), {jump: true});
      advance();
    },
    pause() {
      animator.stop();
      flight.rest(state.get());
      state.change({playing: false});
    },
    toggle: () => (state.get().playing ? act.pause() : act.play()),
    fullscreen: () => (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.()),
  };

  const shared = {timeline, words: createWords(words), clauses, act, signal};
  const views = [createControlsView, createScrubberView, createNarrationView, createClausesView, createTableView]
    .map(create => create(element, shared));
  const update = now => {
    for (const view of views) view.update(now);
  };
  state.watch(update);
  state.watch(onChange);
  listenToKeys(element, act, signal);
  still.addEventListener("change", () => act.pause(), {signal});
  update(state.get());
  flight.rest(state.get());

  return {
    go: act.go,
    play: act.play,
    pause: act.pause,
    state: state.get,
    destroy() {
      animator.stop();
      life.abort();
      state.forget();
      for (const view of views) view.destroy();
      board.destroy();
    },
  };
}
