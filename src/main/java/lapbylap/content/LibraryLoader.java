package lapbylap.content;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** Reads a content folder. */
public final class LibraryLoader {
    private final Path folder;
    private final Map<Language, Messages> messages;
    private final Library before;
    private final List<Mistake> mistakes = new ArrayList<>();

    private LibraryLoader(Path folder, Map<Language, Messages> messages, Library before) {
        this.folder = folder;
        this.messages = messages;
        this.before = before;
    }

    /**
     * Reads a folder. A page with a mistake is shown as it was before, or left out; no other page suffers.
     *
     * @param messages the messages of each language that the site has
     * @param before what was read last, or null
     * @throws IOException if the folder cannot be read
     */
    public static Library load(Path folder, Map<Language, Messages> messages, Library before) throws IOException {
        return new LibraryLoader(folder, messages, before).load();
    }

    private Library load() throws IOException {
        Mistakes inSources = new Mistakes("sources.yaml");
        Bibliography bibliography = Bibliography.read(lines("sources.yaml", inSources), inSources);
        Mistakes inGlossary = new Mistakes("glossary.yaml");
        Glossary glossary = Glossary.read(lines("glossary.yaml", inGlossary), messages.keySet(), inGlossary);
        Mistakes inPlaces = new Mistakes("places.yaml");
        Places places =
                Places.read(lines("places.yaml", inPlaces), bibliography, glossary, messages.keySet(), inPlaces);
        mistakes.addAll(inSources.found());
        mistakes.addAll(inGlossary.found());
        mistakes.addAll(inPlaces.found());
        Map<PageAddress, Page> pages = new LinkedHashMap<>();
        for (String file : pageFiles()) {
            Mistakes ofFile = new Mistakes(file);
            PageAddress address = PageAddress.of(file);
            Page page = address == null ? unknown(file, ofFile) : page(address, pages, bibliography, glossary, ofFile);
            if (page != null && ofFile.none()) {
                pages.put(address, page);
            } else if (before != null && address != null && before.page(address) != null) {
                pages.put(address, before.page(address));
            }
            mistakes.addAll(ofFile.found());
        }
        mistakes.addAll(new LinkChecks(pages, bibliography, glossary, places).check());
        mistakes.sort(null);
        return new Library(pages, bibliography, glossary, places, mistakes);
    }

    /** English pages first: translations take their examples from them. */
    private List<String> pageFiles() throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md"))
                    .sorted(Comparator.comparing((String file) -> !file.endsWith(".en.md"))
                            .thenComparing(file -> file))
                    .toList();
        }
    }

    private static Page unknown(String file, Mistakes ofFile) {
        ofFile.add(1, "no page is called " + file, "name it such as games/en-dodoi/rules.en.md");
        return null;
    }

    private Page page(
            PageAddress address,
            Map<PageAddress, Page> pages,
            Bibliography bibliography,
            Glossary glossary,
            Mistakes ofFile)
            throws IOException {
        if (!messages.containsKey(address.language())) {
            String file = "messages_" + address.language().tag() + ".properties";
            ofFile.add(1, "the site does not speak " + address.language().tag() + " yet", "add " + file);
            return null;
        }
        checkGame(address.game(), ofFile);
        List<String> lines = lines(address.file(), ofFile);
        if (!ofFile.none()) {
            return null;
        }
        FrontMatter frontMatter = FrontMatter.read(lines, address.isLesson(), ofFile);
        if (frontMatter == null) {
            return null;
        }
        boolean translated = !address.language().equals(Language.ENGLISH);
        Page original = translated ? pages.get(address.in(Language.ENGLISH)) : null;
        Map<String, WorkedExample> english = translated ? new LinkedHashMap<>() : null;
        for (WorkedExample example : original == null ? List.<WorkedExample>of() : original.examples()) {
            english.put(example.id(), example);
        }
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
        Page page = Markdown.page(body, frontMatter, context);
        checkTranslation(page, english, ofFile);
        LessonChecks.checkTranslation(page, original, ofFile);
        return page;
    }

    private static void checkGame(String game, Mistakes ofFile) {
        if (game != null && Games.byId(game) == null && DescribedGame.byId(game) == null) {
            List<String> known = new ArrayList<>();
            Games.all().stream().map(Game::id).forEach(known::add);
            DescribedGame.all().stream().map(DescribedGame::id).forEach(known::add);
            ofFile.add(1, "no game is called \"" + game + "\"", "use one of " + String.join(", ", known));
        }
    }

    private static void checkTranslation(Page page, Map<String, WorkedExample> english, Mistakes ofFile) {
        if (english != null && ofFile.none()) {
            List<String> told = page.examples().stream().map(WorkedExample::id).toList();
            if (!told.equals(List.copyOf(english.keySet()))) {
                String wrong = "the examples are " + told;
                ofFile.add(1, wrong, "translate all of the English page, in order: " + english.keySet());
            }
        }
    }

    /** The lines of a file; none if it is not there or, with a mistake, not in UTF-8. */
    private List<String> lines(String file, Mistakes ofFile) throws IOException {
        Path path = folder.resolve(file);
        if (!Files.isRegularFile(path)) {
            return List.of();
        }
        byte[] bytes = Files.readAllBytes(path);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .lines()
                    .toList();
        } catch (CharacterCodingException broken) {
            ofFile.add(lineOfBadByte(bytes), "the file is not in UTF-8", "save it in that encoding");
            return List.of();
        }
    }

    private static int lineOfBadByte(byte[] bytes) {
        String lenient = new String(bytes, StandardCharsets.UTF_8);
        String before = lenient.substring(0, Math.max(0, lenient.indexOf('\uFFFD')));
        return (int) before.chars().filter(c -> c == '\n').count() + 1;
    }
}
