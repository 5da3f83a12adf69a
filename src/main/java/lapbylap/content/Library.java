package lapbylap.content;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lapbylap.i18n.Language;

/** All pages of a content folder. Immutable; loading again makes a new one. */
public final class Library {
    private final Map<PageAddress, Page> pages;
    private final List<Mistake> mistakes;

    private Library(Map<PageAddress, Page> pages, List<Mistake> mistakes) {
        this.pages = pages;
        this.mistakes = mistakes;
    }

    /**
     * Reads a content folder. A page with a mistake is left out, and keeps no other from being shown.
     *
     * @throws IOException if the folder cannot be read
     */
    public static Library load(Path folder) throws IOException {
        List<String> files = new ArrayList<>();
        try (Stream<Path> found = Files.walk(folder)) {
            found.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md"))
                    .forEach(files::add);
        }
        // English pages first: translations take their examples from them
        files.sort(
                Comparator.comparing((String file) -> !file.endsWith(".en.md")).thenComparing(file -> file));
        Map<PageAddress, Page> pages = new LinkedHashMap<>();
        List<Mistake> mistakes = new ArrayList<>();
        for (String file : files) {
            Mistakes ofFile = new Mistakes(file);
            Page page = read(folder.resolve(file), file, pages, ofFile);
            if (page != null && ofFile.none()) {
                pages.put(page.address(), page);
            }
            mistakes.addAll(ofFile.found());
        }
        mistakes.sort(null);
        return new Library(pages, List.copyOf(mistakes));
    }

    private static Page read(Path path, String file, Map<PageAddress, Page> pages, Mistakes mistakes)
            throws IOException {
        PageAddress address = PageAddress.of(file);
        if (address == null) {
            mistakes.add(1, "no page is called " + file, "name it such as games/en-dodoi/rules.en.md");
            return null;
        }
        String text = decode(Files.readAllBytes(path), mistakes);
        if (text == null) {
            return null;
        }
        List<String> lines = text.lines().toList();
        FrontMatter frontMatter = FrontMatter.read(lines, address.folder().equals("lessons"), mistakes);
        if (frontMatter == null) {
            return null;
        }
        String body = String.join("\n", lines.subList(frontMatter.lines(), lines.size()));
        Map<String, WorkedExample> english =
                address.language() == Language.ENGLISH ? null : examples(pages.get(address.in(Language.ENGLISH)));
        return Markdown.page(body, address, frontMatter, english, mistakes);
    }

    private static String decode(byte[] bytes, Mistakes mistakes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException broken) {
            mistakes.add(lineOfBadByte(bytes), "the file is not in UTF-8", "save it in that encoding");
            return null;
        }
    }

    private static int lineOfBadByte(byte[] bytes) {
        String lenient = new String(bytes, StandardCharsets.UTF_8);
        return (int) lenient.substring(0, Math.max(0, lenient.indexOf('\uFFFD')))
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
    }

    private static Map<String, WorkedExample> examples(Page english) {
        Map<String, WorkedExample> examples = new HashMap<>();
        if (english != null) {
            english.examples().forEach(example -> examples.put(example.id(), example));
        }
        return examples;
    }

    /** The page at an address, or null. */
    public Page page(PageAddress address) {
        return pages.get(address);
    }

    /** What the rules page of a game says of its clauses, in English where the language has no such page. */
    public List<ClauseText> clauses(String game, Language language) {
        Page page = pages.get(PageAddress.ofGame(game, "rules", language));
        if (page == null) {
            page = pages.get(PageAddress.ofGame(game, "rules", Language.ENGLISH));
        }
        return page == null ? List.of() : page.clauses();
    }

    /** All pages. */
    public List<Page> pages() {
        return List.copyOf(pages.values());
    }

    /** All mistakes found, by file and line. */
    public List<Mistake> mistakes() {
        return mistakes;
    }
}
