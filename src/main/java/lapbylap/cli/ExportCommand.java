package lapbylap.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import lapbylap.web.ExportedSite;
import lapbylap.web.ServerSettings;
import lapbylap.web.export.SiteExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the site, or one page of it, as files that need no server. */
@Command(
        name = "export",
        description = "Write the whole site, or one page, as files that need no server.",
        mixinStandardHelpOptions = true)
final class ExportCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SiteOptions siteOptions = new SiteOptions();

    @Option(
            names = "--page",
            paramLabel = "PATH",
            description = "Write this page only, as one file, such as /en/games/en-dodoi/examples.")
    private String page;

    @Parameters(paramLabel = "TARGET", description = "The folder to write; with --page, the file.")
    private Path target;

    @Override
    public void run() {
        ServerSettings settings =
                new ServerSettings("localhost", 0, siteOptions.publicUrl(), siteOptions.contentFolder());
        try {
            SiteExport export = new SiteExport(new ExportedSite(settings));
            if (page == null) {
                writeSite(export);
            } else {
                writePage(export);
            }
        } catch (IOException broken) {
            throw new CommandFailure("cannot write " + target + ": " + broken.getMessage());
        }
    }

    private void writeSite(SiteExport export) throws IOException {
        int pages = export.all();
        try (ProgressLine progress = new ProgressLine("pages", pages, export::done)) {
            progress.start();
            export.write(target);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(pages + " pages are in " + target + "; open " + target.resolve("index.html"));
        Set<String> leftOut = export.leftOut();
        if (!leftOut.isEmpty()) {
            out.println("left out, since it needs a server: " + String.join(", ", leftOut));
        }
        out.flush();
    }

    private void writePage(SiteExport export) throws IOException {
        String html = export.singleFile(page);
        if (html == null) {
            throw new CommandFailure(
                    "--page " + page + " is no page; some are " + String.join(", ", export.pagesWithExamples()));
        }
        Path file = target.toAbsolutePath();
        if (Files.isDirectory(file)) {
            throw new CommandFailure(target + " is a folder; give the name of a file, such as lesson.html");
        }
        Files.createDirectories(file.getParent());
        Path fresh = Files.createTempFile(file.getParent(), "." + file.getFileName(), null);
        try {
            Files.writeString(fresh, html);
            Files.move(fresh, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(page + " is in " + target + ", " + Files.size(file) / 1024 + " KiB");
        out.flush();
    }
}
