package lapbylap.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/**
 * Reads pages, each with what all of them share.
 *
 * @param bibliography the works that may be cited
 * @param glossary the words that are explained
 * @param messages the messages of each language that the site has
 */
record PageReader(Bibliography bibliography, Glossary glossary, Map<Language, Messages> messages) {

    /**
     * Reads a page.
     *
     * @param lines its file
     * @param original the English page, for a translation; null if there is none
     * @param ofFile where its mistakes are told
     * @return null if there is nothing to show
     */
    PageContent read(PageAddress address, List<String> lines, Page original, Mistakes ofFile) {
        if (!messages.containsKey(address.language())) {
            String file = "messages_" + address.language().tag() + ".properties";
            ofFile.add(1, "the site does not speak " + address.language().tag() + " yet", "add " + file);
            return null;
        }
        checkGame(address.game(), ofFile);
        if (!ofFile.none()) {
            return null;
        }
        FrontMatter frontMatter = FrontMatter.read(lines, address.isLesson(), ofFile);
        if (frontMatter == null) {
            return null;
        }
        boolean translated = !address.language().equals(Language.ENGLISH);
        Map<String, WorkedExample> english = translated ? examples(original) : null;
        PageContext context = new PageContext(
                address,
                frontMatter.lines(),
                english,
                translated ? original == null ? List.of() : original.questions() : null,
                bibliography,
                glossary,
                messages.get(address.language()),
                ofFile);
        String body = String.join("\n", lines.subList(frontMatter.lines(), lines.size()));
        PageContent content = Markdown.page(body, frontMatter, context);
        checkTranslation(content, english, ofFile);
        if (original != null) {
            LessonChecks.checkTranslation(address, content, original, ofFile);
        }
        return content;
    }

    private static Map<String, WorkedExample> examples(Page page) {
        Map<String, WorkedExample> examples = new LinkedHashMap<>();
        for (WorkedExample example : page == null ? List.<WorkedExample>of() : page.examples()) {
            examples.put(example.id(), example);
        }
        return examples;
    }

    private static void checkGame(String game, Mistakes ofFile) {
        if (game != null && Games.byId(game) == null && DescribedGame.byId(game) == null) {
            List<String> known = new ArrayList<>();
            Games.all().stream().map(Game::id).forEach(known::add);
            DescribedGame.all().stream().map(DescribedGame::id).forEach(known::add);
            ofFile.add(1, "no game is called \"" + game + "\"", "use one of " + String.join(", ", known));
        }
    }

    private static void checkTranslation(PageContent page, Map<String, WorkedExample> english, Mistakes ofFile) {
        if (english != null && ofFile.none()) {
            List<String> told = page.examples().stream().map(WorkedExample::id).toList();
            if (!told.equals(List.copyOf(english.keySet()))) {
                String wrong = "the examples are " + told;
                ofFile.add(1, wrong, "translate all of the English page, in order: " + english.keySet());
            }
        }
    }
}
