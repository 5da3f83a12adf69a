package lapbylap.engine;

/**
 * Seeds taken out of a pit.
 *
 * @param pit its board index
 * @param seeds how many, at least 1
 */
public record Taken(int pit, int seeds) {}
