/**
 * Messages by key, whose only arguments are {name}; numbers and lists as the language of the page writes them.
 * `list(items)` writes several things in a row.
 */
export function createWords(messages) {
  const {lang} = document.documentElement;
  const numbers = new Intl.NumberFormat(lang);
  const lists = new Intl.ListFormat(lang, {type: "unit", style: "short"});
  const told = value => (typeof value === "number" ? numbers.format(value) : value);
  const words = (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => told(values[name]) ?? whole);
  words.list = items => lists.format(items.map(String));
  return words;
}

/** Where a frame stands in the game: "Turn 4, lap 2". The style is player.at, or player.where with the player's name. */
export const whereabouts = (words, {kind, turn, player, lap}, style) =>
  words(`${style}.${kind}`, {turn, lap, player: words("player." + player)});
