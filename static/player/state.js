/** State as data. `change` is the one place that mutates it, and tells everyone who watches. */
export function createState(initial) {
  let state = Object.freeze(initial);
  const watchers = new Set();
  return {
    get: () => state,
    change(patch) {
      state = Object.freeze({...state, ...patch});
      watchers.forEach(watcher => watcher(state));
    },
    watch: watcher => watchers.add(watcher),
    forget: () => watchers.clear(),
  };
}
