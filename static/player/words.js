/** Messages by key, whose only arguments are {name}. */
export const createWords = messages => (key, values = {}) =>
  (messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Where a frame stands in the game: "Turn 4, lap 2". The style is player.at, or player.where with the player's name. */
export const whereabouts = (words, {kind, turn, player, lap}, style) =>
  words(`${style}.${kind}`, {turn, lap, player: words("player." + player)});
