package lapbylap.engine;

/**
 * One pit of a board.
 *
 * @param index its board index, from 0: a player's pits follow each other in sowing order
 * @param name its name, upper case for South and lower case for North, counted from the owner's left
 * @param owner whose side it lies on
 * @param row front or back row of that side
 * @param column its column from 1, counted from South's left as drawn
 */
public record Pit(int index, String name, Player owner, Row row, int column) {}
