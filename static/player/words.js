/** The words of the interface: messages by key, whose only arguments are {name}. */
export function createWords(messages) {
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
