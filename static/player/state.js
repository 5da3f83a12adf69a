/**
 * State as data. `change` is the one place that mutates it, and tells everyone who watches.
 *
 * A place is a frame and how many seeds of its lap have fallen; `step` is what one step is: seed, lap or turn.
 */
export function createState(initial) {
  let state = Object.freeze({...initial});
  const watchers = new Set();
  return {
    get: () => state,
    change(patch) {
      state = Object.freeze({...state, ...patch});
      for (const watcher of watchers) watcher(state);
    },
    watch: watcher => watchers.add(watcher),
    forget: () => watchers.clear(),
  };
}
