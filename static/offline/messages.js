/*
 * ICU messages, as far as the messages of this site go: {name}, {name, plural, =1 {…} one {…} other {# …}}, lists as
 * values, and apostrophes as ICU reads them. The server uses ICU itself; a test holds the two together.
 */
const NAME = /\s*([\w-]+)\s*/y;

/** Reads a message up to the end of it, or of the part it is in: texts and functions by turns. */
function read(pattern, at, plural) {
  const parts = [];
  let text = "";
  const add = part => {
    if (text) parts.push(text);
    text = "";
    if (part) parts.push(part);
  };
  while (at < pattern.length && pattern[at] !== "}") {
    const character = pattern[at];
    if (character === "'" && pattern[at + 1] === "'") {
      text += "'";
      at += 2;
    } else if (character === "'" && "{}#".includes(pattern[at + 1] ?? " ")) {
      const end = pattern.indexOf("'", at + 1);
      text += pattern.slice(at + 1, end < 0 ? undefined : end);
      at = end < 0 ? pattern.length : end + 1;
    } else if (character === "#" && plural) {
      add((values, words) => words.number(values[plural]));
      at++;
    } else if (character === "{") {
      const [part, end] = argument(pattern, at + 1);
      add(part);
      at = end;
    } else {
      text += character;
      at++;
    }
  }
  add();
  return [parts, at + 1];
}

function word(pattern, at) {
  NAME.lastIndex = at;
  const found = NAME.exec(pattern);
  return [found[1], NAME.lastIndex];
}

/** Reads an argument behind its opening brace. */
function argument(pattern, at) {
  let [name, next] = word(pattern, at);
  if (pattern[next] === "}") return [(values, words) => words.value(values[name]), next + 1];
  let kind;
  [kind, next] = word(pattern, next + 1);
  if (kind !== "plural" && kind !== "select") throw new Error(`${kind} in ${pattern}`);
  const cases = {};
  next++;
  while (pattern[next] !== "}") {
    const open = pattern.indexOf("{", next);
    const which = pattern.slice(next, open).trim();
    [cases[which], next] = read(pattern, open + 1, kind === "plural" ? name : "");
    while (pattern[next] === " ") next++;
  }
  const chosen = (value, words) => (
    kind === "select" ? cases[value] : cases["=" + value] ?? cases[words.category(value)]) ?? cases.other;
  return [(values, words) => fill(chosen(values[name], words), values, words), next + 1];
}

const fill = (parts, values, words) => parts.map(part => (typeof part === "string" ? part : part(values, words))).join("");

/** Words by key: `has(key)`, and `text(key, arguments)` with arguments in JSON. A list brings its length as nameCount. */
export function createMessages(patterns, lang) {
  const numbers = new Intl.NumberFormat(lang, {useGrouping: "always"});
  const lists = new Intl.ListFormat(lang, {type: "unit", style: "short"});
  const plurals = new Intl.PluralRules(lang);
  const known = new Map();
  const words = {
    number: value => numbers.format(value),
    category: value => plurals.select(value),
    value: value => (Array.isArray(value) ? lists.format(value.map(String)) : typeof value === "number" ? numbers.format(value) : value),
  };
  return {
    has: key => Object.hasOwn(patterns, key),
    text(key, json) {
      const values = JSON.parse(json);
      for (const [name, value] of Object.entries(values)) if (Array.isArray(value)) values[name + "Count"] = value.length;
      if (!known.has(key)) known.set(key, read(patterns[key] ?? key, 0, "")[0]);
      return fill(known.get(key), values, words);
    },
  };
}
