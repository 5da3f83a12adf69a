package lapbylap.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Mistake;
import lapbylap.i18n.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Validates all content, and lists every mistake. */
@Command(name = "check", description = "Validate all content.", mixinStandardHelpOptions = true)
final class CheckCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(names = "--content", paramLabel = "DIR", description = "Validate this folder, not the pages brought along.")
    private Path content;

    @Override
    public void run() {
        if (content != null && !Files.isDirectory(content)) {
            throw new CommandFailure("--content " + content + " is no folder");
        }
        try {
            Library library =
                    LibraryLoader.load(content == null ? Bundled.folder("content") : content, Messages.load(), null);
            PrintWriter out = spec.commandLine().getOut();
            for (Mistake mistake : library.mistakes()) {
                out.println(mistake);
            }
            out.flush();
            int mistakes = library.mistakes().size();
            if (mistakes > 0) {
                throw new CommandFailure(mistakes == 1 ? "1 mistake" : mistakes + " mistakes");
            }
            out.println(library.pages().size() + " pages, no mistakes");
            out.flush();
        } catch (IOException broken) {
            throw new CommandFailure("the content cannot be read: " + broken.getMessage());
        }
    }
}
