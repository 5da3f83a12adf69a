/** Where a frame stands in the game, in words: "Turn 4, lap 2". `style` is player.at (short) or player.where. */
export function frameWords(timeline, words, index, style) {
  const frame = timeline.frames[index];
  if (frame.kind === "start") return words(style + ".start");
  if (!frame.player) return words(style + ".end");
  const kind = frame.kind === "capture" && style === "player.at" ? "capture" : frame.lap ? "lap" : "turn";
  return words(`${style}.${kind}`, {
    turn: frame.turn,
    lap: frame.lap,
    player: words("player." + frame.player),
  });
}
