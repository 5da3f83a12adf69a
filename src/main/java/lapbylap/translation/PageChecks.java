package lapbylap.translation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.content.Library;
import lapbylap.content.Mistake;
import lapbylap.content.Page;
import lapbylap.content.WorkedExample;
import lapbylap.i18n.Language;

/** Holds the pages of a language against the English ones. */
final class PageChecks {
    /** Names, titles, Maa words, citations, addresses and code: nothing that is translated. */
    private static final Pattern NOT_TRANSLATED = Pattern.compile(
            "(?<!\\*)\\*[^*]+\\*(?!\\*)|`[^`]+`|\\[@[^\\]]*\\]|\\]\\([^)]*\\)|\\{[^}\\n]*\\}|https://\\S+");

    /** What is translated in the head of a page and in an example, and the name of an example. */
    private static final Pattern KEY = Pattern.compile("(title|description|caption|id): *(.*?) *");

    private static final String FENCE = "```";

    private final Path folder;
    private final Library library;
    private final Language language;
    private final List<Mistake> mistakes;
    private final List<Mistake> gaps;

    PageChecks(Path folder, Library library, Language language, List<Mistake> mistakes, List<Mistake> gaps) {
        this.folder = folder;
        this.library = library;
        this.language = language;
        this.mistakes = mistakes;
        this.gaps = gaps;
    }

    void check() throws IOException {
        for (Page english : library.pages()) {
            if (!english.address().language().equals(Language.ENGLISH)) {
                continue;
            }
            String file = english.address().in(language).file();
            Page page = library.page(english.address().in(language));
            if (page != null) {
                check(page, english);
            } else if (library.mistakes(file).isEmpty()
                    && !english.address().folder().equals("lessons")) {
                // lessons may be in fewer languages, and a page with mistakes is told of by these
                String remedy = "translate " + english.address().file();
                gaps.add(new Mistake(file, 1, "there is no such page", remedy));
            }
        }
    }

    private void check(Page page, Page english) throws IOException {
        String file = page.address().file();
        TreeSet<String> places = new TreeSet<>(english.anchors());
        places.removeAll(page.anchors());
        for (String place : places) {
            String wrong = "no place is called \"#" + place + "\", as one on the English page is";
            gaps.add(new Mistake(file, 1, wrong, "put {#" + place + "} behind the heading"));
        }
        String text = Files.readString(folder.resolve(file));
        List<String> lines = text.lines().toList();
        List<String> translated = withoutNames(text).lines().toList();
        boolean example = false;
        String id = "";
        for (int i = 0; i < lines.size(); i++) {
            Matcher key = KEY.matcher(lines.get(i));
            if (lines.get(i).startsWith(FENCE)) {
                example = !example;
            } else if (i >= page.frontMatter().lines() && !example) {
                leftEnglish(file, i + 1, translated.get(i));
            } else if (key.matches() && key.group(1).equals("id")) {
                id = key.group(2);
            } else if (key.matches()) {
                leftEnglish(file, i + 1, key.group(2));
                forbidden(file, i + 1, key.group(2));
                if (example) {
                    caption(file, i + 1, key.group(2), id, english);
                }
            }
        }
    }

    /** The same text, line by line, with a sign in place of whatever is not translated. */
    private static String withoutNames(String text) {
        return NOT_TRANSLATED
                .matcher(text)
                .replaceAll(found -> "|" + found.group().replaceAll("[^\n]", ""));
    }

    private void leftEnglish(String file, int line, String text) {
        String left = EnglishWords.leftIn(text);
        if (left != null) {
            mistakes.add(new Mistake(file, line, "\"" + left + "\" is English", "translate it"));
        }
    }

    /** What stands outside the text of a page is looked through here; the text itself is when the page is read. */
    private void forbidden(String file, int line, String text) {
        library.glossary().forbidden(text, language).forEach((word, term) -> {
            String wrong = "\"" + word + "\" must not stand for " + term.id();
            mistakes.add(new Mistake(file, line, wrong, "write \"" + term.term() + "\""));
        });
    }

    private void caption(String file, int line, String caption, String id, Page english) {
        for (WorkedExample original : english.examples()) {
            if (original.id().equals(id) && original.caption().equals(caption) && EnglishWords.anyIn(caption)) {
                mistakes.add(new Mistake(file, line, "the caption is the English one", "translate it"));
            }
        }
    }
}
