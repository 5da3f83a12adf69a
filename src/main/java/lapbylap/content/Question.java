package lapbylap.content;

/**
 * A question of a lesson. Its words stand in the HTML of the page.
 *
 * @param example id of the example that it is asked about, or null
 * @param frame index of the frame before which it is asked there, or 0
 * @param line the line of the file at which it begins
 */
public record Question(String example, int frame, int line) {}
