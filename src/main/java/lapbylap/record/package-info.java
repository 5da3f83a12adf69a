/**
 * Recordings: what the engine played, as a list of frames that a reader can step through; and the notation in which
 * moves, positions and game records are written. Sees the engine alone.
 */
package lapbylap.record;
