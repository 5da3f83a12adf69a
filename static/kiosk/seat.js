import {createTable} from "../play/table.js";
import {plays} from "../play/machine.js";
import {speed} from "./clock.js";

const START = {moves: [], position: null, options: {}, machine: "none", level: 1, seed: 0, match: 0, won: [0, 0]};

/** A game on the board of a screen: `table` keeps it, `choose(index)` takes the tap of a pit. */
export async function createSeat({line, now, messages, words, signal}, element, {twoSided = false, kept}) {
  const recording = await line.replay(now.game, "");
  if (signal.aborted) return null;
  const table = createTable({
    element, id: now.game, optionIds: [], messages: messages(), recording,
    asks: line.replay, addressed: false, usual: {speed: speed() * 1.5, step: "turn", twoSided},
  });
  signal.addEventListener("abort", table.destroy);

  function refused(name, owner) {
    const {choices, over, mover, game} = table.get();
    if (over) return words("play.refused.over");
    if (owner !== mover) return words("play.refused.not-yours", {pit: name, player: words("player." + mover)});
    if (plays(game, mover)) return words("play.refused.machine", {player: words("player." + mover)});
    const endless = choices.refused.find(({move}) => move === name);
    if (!endless) return words("play.refused.empty", {pit: name});
    return words(endless.period ? "play.refused.endless" : "play.refused.bound", {pit: name, period: endless.period});
  }

  return {
    table,
    /** Plays a pit, or tells why it cannot be played; while something is under way it does nothing. */
    choose(index) {
      const {recording: {layout: {pits}}, choices, game, mover, moving, over} = table.get();
      const {name, owner} = pits[index];
      if (moving || !choices && !over) return;
      if (choices?.legal.includes(name) && !plays(game, mover)) table.move(name);
      else table.blame(refused(name, owner));
    },
    begin: (game = {}) => table.change({...START, ...kept, ...game}, {awake: true}),
  };
}
