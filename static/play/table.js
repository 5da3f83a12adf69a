import {addressOf, queryOf, readGame} from "./address.js";
import {askReplay} from "../player/ask.js";
import {between, frameAfter, moverAfter, turnsAt} from "./told.js";
import {createPlayer} from "../player/player.js";
import {createState} from "../player/state.js";
import {drawing} from "../player/reading-source.js";

const WRITE = 250;
/** Twice as fast as where one reads along; the menu offers others. */
const USUAL_SPEED = 2;
/** As many answers of the engine are kept. */
const KEPT = 200;
/** What is known of a recording before the player shows a frame of it. */
const UNSEEN = {frame: undefined, count: 0, moving: true, choices: null, over: false, last: false, ready: false};

/**
 * The game on the page, and the player that shows it. What may be played, and what a move does, is asked of the engine; here
 * it is only kept. `watch(view)` tells a view what is now:
 *
 * - `mode`: play, look (at what could follow), set-up, or gone
 * - `game` as in address.js, its `recording`, the `frame` shown, and `count`, the turns that are over there
 * - `moving`: whether something is under way; `choices` {legal, refused} where a turn may begin, else null
 * - `ready`: whether a turn may begin there; `mover`, `over`: whether the game is over there, `last`: whether nothing follows
 * - `awake`: whether the machine moves by itself; `problem`: what the engine says to what was asked
 */
export function createTable({
  element, id, optionIds, messages, recording: start,
  // what recordings are asked for by
  asks = askReplay,
  // whether the address of the page tells the game
  addressed = true,
  // how the player is set up at first
  usual = {speed: USUAL_SPEED, step: "turn"},
}) {
  const part = name => element.querySelector(`[data-part=${name}]`);
  const kept = new Map([["", start]]);
  const attached = new Set();
  const state = createState({
    mode: "play", game: readGame("", optionIds), recording: start, frame: 0, count: 0, moving: false, choices: null,
    mover: moverAfter(start, 0), over: false, last: true, ready: true, awake: false, problem: null,
  });
  let player;
  // the frame that the player walks to by itself, and whether it shows it, its last seeds still under way
  let goal = null;
  let arrived = false;
  let asked = 0;
  let refused;
  let timer;

  /** A recording of the engine, or its problem. */
  async function ask(game) {
    const query = queryOf(game).toString();
    if (kept.has(query)) return kept.get(query);
    const answer = await asks(id, queryOf(game));
    if (answer.frames) {
      if (kept.size > KEPT) kept.delete([...kept.keys()][1]);
      kept.set(query, answer);
    }
    return answer;
  }

  /** What the engine says to what it refuses, or that there is no answer. */
  const unanswered = ({detail}) => detail ?? messages["play.no-answer"];

  /** The board must be one of the recording's size: the server draws another. */
  async function fit({layout}, game) {
    const drawn = state.get().recording.layout;
    return drawn.columns === layout.columns ? null : drawing(id, queryOf({...game, moves: []}));
  }

  /** Lets the player show a recording: at a frame, or on the way from there to another. */
  function show(recording, frame, end, board) {
    const focused = document.activeElement;
    const {speed, step, flipped, twoSided} = player?.state() ?? usual;
    player?.destroy();
    player = null;
    goal = null;
    if (board) part("board").replaceChildren(board);
    player = createPlayer(element, unsaid(recording), {
      frame, speed, step, flipped, twoSided, words: messages, query: queryOf(state.get().game).toString(), onChange: reach,
    });
    attached.forEach(attach => attach(player.board, recording));
    if (focused !== document.activeElement) focused.focus({preventScroll: true});
    reach(player.state());
    if (end === undefined || end === frame) return;
    // a board that is turned round is turned first
    if (flipped || twoSided) setTimeout(walk, WRITE, end, player);
    else walk(end);
  }

  function walk(end, one = player) {
    if (one !== player) return;
    [goal, arrived] = [end, false];
    player.walk(end, () => {
      if (one !== player || goal !== end) return;
      goal = null;
      reach(player.state());
    });
  }

  /** Whether a walk is still under way: until it has ended, or is given up for another step. */
  function walks({shown, frame, seed}) {
    if (goal === null) return false;
    const there = shown.frame === frame && shown.seed === seed;
    if (frame !== goal || there && arrived) goal = null;
    arrived = there;
    return goal !== null;
  }

  /** Follows the player: where it stands, and what may be done there. */
  function reach(now) {
    if (!player) return;
    const {shown, frame, seed, playing} = now;
    const {recording, mode, frame: before, moving: moved} = state.get();
    const moving = walks(now) || playing || shown.frame !== frame || shown.seed !== seed;
    if (mode === "set-up" || shown.frame === before && moving === moved) return;
    const count = turnsAt(recording, shown.frame);
    const ended = shown.frame >= frameAfter(recording, recording.turns.length);
    const over = !!recording.outcome && ended;
    const ready = between(recording, shown.frame);
    state.change({
      frame: shown.frame, moving, count, mover: moverAfter(recording, count), over,
      last: shown.frame === recording.frames.length - 1, ready, choices: null, problem: null,
    });
    if (moving || mode !== "play") return;
    write();
    if (ready && !over) choose(count);
  }

  async function choose(count) {
    const {game, recording} = state.get();
    const now = count === recording.turns.length ? recording : await ask({...game, moves: game.moves.slice(0, count)});
    const {ready, moving, count: still, mode} = state.get();
    if (!now.frames || moving || mode !== "play" || still !== count || !ready) return;
    if (state.get().recording === recording) state.change({choices: {legal: now.legal, refused: now.refused}});
  }

  /** Browsers allow few changes of the address in a row. */
  function write() {
    clearTimeout(timer);
    timer = setTimeout(() => replace("replaceState"), WRITE);
  }

  function replace(how) {
    clearTimeout(timer);
    if (!addressed) return;
    const {game, frame} = state.get();
    history[how](null, "", addressOf(game, location.search, optionIds, frame || undefined) || location.pathname);
  }

  /**
   * Goes on with another game, or another state of this one: `frame` is shown first, the end walked to. `push` keeps what
   * was before within reach of the browser's back button. Tells whether the engine has taken it.
   */
  async function change(game, {frame, walks = false, push = false, awake = state.get().awake} = {}) {
    const token = ++asked;
    const recording = await ask(game);
    const board = recording.frames && await fit(recording, game);
    if (token !== asked || state.get().mode === "gone") return false;
    if (!recording.frames) {
      refused = recording;
      state.change({problem: unanswered(recording), awake: false});
      return false;
    }
    const last = recording.frames.length - 1;
    const first = Math.min(last, frame ?? last);
    if (push) replace("replaceState");
    state.change({...UNSEEN, mode: "play", game, recording, problem: null, awake});
    show(recording, first, walks ? last : undefined, board);
    replace(push ? "pushState" : "replaceState");
    return true;
  }

  /**
   * Shows what there is of a game that the engine refuses, while nothing is shown yet: all turns before the refused one, or
   * the usual start; and says why. The refused address stays within reach of the browser's back button.
   */
  async function before(game) {
    const {move = 0} = refused;
    const {problem} = state.get();
    const rest = move ? {...game, moves: game.moves.slice(0, move - 1)} : readGame("", optionIds);
    history.pushState(null, "", location.href);
    if (await change(rest, {awake: false})) state.change({problem});
    else show(start, 0);
  }

  return {
    id, element, part, ask, change, unanswered,
    get: state.get,
    /** Tells a view from now on what is now. */
    watch(view) {
      state.watch(view);
      view(state.get());
    },
    /** Told each board that comes to lie on the page. */
    onBoard(attach) {
      attached.add(attach);
      if (player) attach(player.board, state.get().recording);
    },
    go: frame => player.go(frame),
    /** Ends what is under way at once. */
    finish() {
      const end = goal ?? player.state().frame;
      goal = null;
      player.go(end);
    },
    walk,
    choose: (key, value) => player.choose(key, value),
    state: () => player.state(),
    wake: awake => state.change({awake}),
    blame: problem => state.change({problem}),
    /** Changes what belongs to the game but not to its recording. */
    agree(patch) {
      state.change({game: {...state.get().game, ...patch}});
      replace("replaceState");
    },
    /** Plays a move where the board shows the game now; what came after is given up, but for the back button. */
    async move(name) {
      const {game, recording, count} = state.get();
      const moves = [...game.moves.slice(0, count), name];
      const turns = count < recording.turns.length;
      return change({...game, moves}, {frame: frameAfter(recording, count), walks: true, push: turns, awake: true});
    },
    /** Shows what could follow, without playing it. */
    look(recording, frame) {
      state.change({...UNSEEN, mode: "look", recording});
      show(recording, frame, recording.frames.length - 1);
    },
    /** Shows a position that is being set up. */
    setUp(recording) {
      state.change({mode: "set-up", recording, frame: 0, count: 0, moving: false, choices: null, over: false, problem: null});
      show(recording, 0);
    },
    /** Back from a look, or from setting up, to the game, with so many turns over. */
    async goBack(count) {
      const {game} = state.get();
      const recording = await ask(game);
      return change(game, {frame: frameAfter(recording, count ?? recording.turns.length)});
    },
    /** Ends all of it. Views see it in the mode, which is then `gone`. */
    destroy() {
      clearTimeout(timer);
      state.change({mode: "gone", choices: null});
      state.forget();
      player?.destroy();
      player = null;
    },
    /** Reads the address. */
    async follow() {
      const frame = /^#(?:game\.)?(\d{1,6})$/.exec(location.hash)?.[1];
      const game = readGame(location.search, optionIds);
      const taken = await change(game, {frame: frame && Number(frame), awake: false});
      if (!taken && !player) await before(game);
      return taken;
    },
  };
}

/** How a lap ends is not told before its last seed has fallen. */
function unsaid(recording) {
  return {...recording, frames: recording.frames.map(frame => (frame.path ? {...frame, ending: frame.ending ?? 0} : frame))};
}
