package lapbylap.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Mistake;
import lapbylap.i18n.Messages;
import lapbylap.translation.TranslationReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Validates all content and all translations, and lists every mistake and everything that a language lacks. */
@Command(name = "check", description = "Validate all content.", mixinStandardHelpOptions = true)
final class CheckCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(names = "--content", paramLabel = "DIR", description = "Validate this folder, not the pages brought along.")
    private Path content;

    @Option(
            names = "--complete",
            description = "Count as mistakes what a language lacks, and not only what is wrong in it.")
    private boolean complete;

    @Override
    public void run() {
        if (content != null && !Files.isDirectory(content)) {
            throw new CommandFailure("--content " + content + " is no folder");
        }
        try {
            check(content == null ? Bundled.folder("content") : content);
        } catch (IOException broken) {
            throw new CommandFailure("the content cannot be read: " + broken.getMessage());
        }
    }

    private void check(Path folder) throws IOException {
        Library library = LibraryLoader.load(folder, Messages.load(), null);
        TranslationReport translations = TranslationReport.of(folder, library);
        List<Mistake> mistakes = new ArrayList<>(library.mistakes());
        mistakes.addAll(translations.mistakes());
        List<Mistake> gaps = translations.gaps();
        PrintWriter out = spec.commandLine().getOut();
        mistakes.forEach(out::println);
        if (!gaps.isEmpty()) {
            out.println("Not translated yet, and shown in English:");
            gaps.forEach(out::println);
        }
        out.flush();
        int counted = mistakes.size() + (complete ? gaps.size() : 0);
        if (counted > 0) {
            throw new CommandFailure(counted == 1 ? "1 mistake" : counted + " mistakes");
        }
        out.println(library.pages().size() + " pages, no mistakes");
        out.flush();
    }
}
