package lapbylap.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.MessageFile;
import lapbylap.i18n.Messages;

/** A content folder made for a test. It begins with one source, one word, and two pages without mistakes. */
final class ContentFolder {
    static final String HEAD = "---\ntitle: T\ndescription: D\nreviewed: yes\n---\n\n";

    private final Path folder;

    ContentFolder(Path folder) {
        this.folder = folder;
        write("sources.yaml", "book-1904:\n  text: A book.\n  mark: cited\nwiki:\n  text: A wiki.\n  mark: part\n");
        write(
                "glossary.yaml",
                "lap:\n  en:\n    term: lap\n    definition: One sowing.\n    forms: [laps]\n    forbidden: [circuitry]\n");
        write("site/home.en.md", HEAD + "A lap begins here. [@wiki] {.documented}\n");
        write(
                "games/en-dodoi/history.en.md",
                HEAD + "## Here {#here}\n\n" + replay("id: one", "moves: C", "caption: x"));
    }

    static String replay(String... lines) {
        return "```replay\n" + String.join("\n", lines) + "\n```\n";
    }

    ContentFolder write(String file, String text) {
        return write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    ContentFolder write(String file, byte[] bytes) {
        try {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.write(folder.resolve(file), bytes);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return this;
    }

    Library load() {
        return load(null);
    }

    Library load(Library before) {
        try {
            Map<Language, Messages> messages = new HashMap<>(Messages.load());
            messages.computeIfAbsent(new Language("hu"), ContentFolder::empty);
            return LibraryLoader.load(folder, messages, before);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A language that says everything in English. */
    private static Messages empty(Language language) {
        return Messages.of(MessageFile.of(Language.ENGLISH), MessageFile.of(language, List.of()));
    }

    List<String> mistakes() {
        return load().mistakes().stream().map(Mistake::toString).toList();
    }
}
