package lapbylap.web.sheet;

import java.util.List;
import lapbylap.web.page.ClauseModels.ClauseModel;

/**
 * What the template of a sheet shows.
 *
 * @param paper what it is printed on, as a class
 * @param line which sheet it is, and how to read its boards
 * @param options what was chosen differently from the usual rules, in words
 * @param questions its questions
 * @param clauses the rules that answers follow from
 * @param address where it is found again
 * @param coded whether codes lead to frames; the address is absolute then
 */
public record SheetModel(
        String paper,
        String line,
        List<String> options,
        List<Asked> questions,
        List<ClauseModel> clauses,
        String address,
        boolean coded) {

    /**
     * A question.
     *
     * @param title what it is called
     * @param kind the id of its kind
     * @param text what is asked
     * @param note what one must know of the game besides its board, or null
     * @param board the board as SVG
     * @param blank a board to write into, or null
     * @param watch where it can be watched
     */
    public record Asked(
            int number,
            String title,
            String kind,
            String text,
            String note,
            String board,
            String blank,
            Frame watch,
            Answered answer) {}

    /**
     * An answer.
     *
     * @param text the answer
     * @param more what else belongs to it, or null
     * @param board the board as SVG, or null
     */
    public record Answered(String text, String more, String board, Frame watch) {}

    /**
     * A frame to be watched.
     *
     * @param href its path
     * @param name what is shown there
     * @param code the code that leads there as SVG, or null
     */
    public record Frame(String href, String name, String code) {}
}
