package lapbylap.content;

import java.util.List;
import java.util.Map;
import lapbylap.i18n.Messages;

/**
 * What a page is read with.
 *
 * @param address which page it is
 * @param lineOffset lines of the file above its Markdown
 * @param english examples of the English page by id, in order; null for that page itself
 * @param englishQuestions questions of the English page, in order; null for that page itself
 * @param bibliography the works that may be cited
 * @param glossary the words that are explained
 * @param messages the messages of its language
 * @param mistakes where mistakes are told
 */
record PageContext(
        PageAddress address,
        int lineOffset,
        Map<String, WorkedExample> english,
        List<Question> englishQuestions,
        Bibliography bibliography,
        Glossary glossary,
        Messages messages,
        Mistakes mistakes) {

    /** The line of the file for a line of the Markdown, counted from 0. */
    int line(int markdownLine) {
        return lineOffset + markdownLine + 1;
    }
}
