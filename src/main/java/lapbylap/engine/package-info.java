/**
 * Rules of mancala games, and the one way a turn is played on them.
 *
 * <p>A {@link lapbylap.engine.Game} says as data what it is made of: options, clauses, layout. With options chosen it
 * gives {@link lapbylap.engine.Rules}, the few decisions in which games differ. {@link lapbylap.engine.Table} sows,
 * relays and captures by them, and {@link lapbylap.engine.Playthrough} plays a whole game: the same code whether
 * somebody listens to the steps or not. Nothing here knows files, clocks, logging or the world outside; only plain
 * arrays, records and loops are used, so that the engine can be compiled for other places.
 */
package lapbylap.engine;
