package lapbylap.web.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.content.WorkedExample;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.web.page.ContentPages;

/** Writes the site, or one page of it, as files. The same content always makes the same bytes. */
public final class SiteExport {
    private final SiteFiles site;
    private final AtomicInteger done = new AtomicInteger();
    private final Set<String> leftOut = new TreeSet<>();

    public SiteExport(SiteFiles site) {
        this.site = site;
    }

    /** How many pages there are to write. */
    public int all() {
        return addresses().size();
    }

    /** How many pages are written so far. */
    public int done() {
        return done.get();
    }

    /** Paths of the site that pages name and that are not in the export: what needs a server. */
    public Set<String> leftOut() {
        return leftOut;
    }

    /**
     * Writes the whole site. The folder appears, or replaces that of an earlier export, when all is written.
     *
     * @throws IOException if the folder holds other files, or cannot be written
     */
    public void write(Path target) throws IOException {
        try (ExportFolder folder = new ExportFolder(target)) {
            Set<String> pages = new LinkedHashSet<>();
            addresses().forEach(address -> pages.add(PagePaths.path(address)));
            Set<String> modules = new TreeSet<>();
            for (PageAddress address : addresses()) {
                writePage(folder, address, pages, modules);
                done.incrementAndGet();
            }
            ExportedPage languages = new ExportedPage(site.languages(), "/");
            modules.addAll(languages.replaceModules(words(Language.ENGLISH)));
            languages.makeRelative(pages, site.publicUrl());
            folder.write("index.html", languages.html());
            writeStaticFiles(folder, modules);
            folder.finish(told());
        }
    }

    private Set<PageAddress> addresses() {
        Set<PageAddress> addresses =
                new LinkedHashSet<>(site.library().addresses(site.messages().keySet()));
        addresses.addAll(ContentPages.made(site.library(), site.messages().keySet()));
        return addresses;
    }

    private void writePage(ExportFolder folder, PageAddress address, Set<String> pages, Set<String> modules)
            throws IOException {
        String path = PagePaths.path(address);
        ExportedPage exported = page(address);
        modules.addAll(exported.replaceModules(words(address.language())));
        exported.makeRelative(pages, site.publicUrl());
        leftOut.addAll(exported.leftOut());
        folder.write(ExportPaths.file(path), exported.html());
        Messages messages = site.messages().get(address.language());
        Page written = site.library().shown(address);
        for (WorkedExample example : written == null ? List.<WorkedExample>of() : written.examples()) {
            String name = "recordings/" + address.language().tag() + "/"
                    + example.recording().rules().game().id() + "/" + example.id() + ".json";
            folder.write(name, RecordingJson.write(example.recording(), new Narrator(messages)));
        }
    }

    private ExportedPage page(PageAddress address) {
        return new ExportedPage(new String(site.page(address), StandardCharsets.UTF_8), PagePaths.path(address));
    }

    private String words(Language language) {
        return site.assets() + "/offline/messages-" + language.tag() + ".js";
    }

    private void writeStaticFiles(ExportFolder folder, Set<String> modules) throws IOException {
        String below = site.assets().substring(1) + "/";
        for (String name : site.staticNames()) {
            if (!name.endsWith(".js")) {
                folder.write(below + name, site.staticFile(name));
            }
        }
        for (String module : modules) {
            folder.write(
                    module.substring(1),
                    site.script(module.substring(site.assets().length() + 1)));
        }
        for (Messages messages : site.messages().values()) {
            folder.write(words(messages.language()).substring(1), PageMessages.script(messages));
        }
    }

    private String told() {
        List<String> lines = new ArrayList<>();
        lines.add("Lap by Lap, the whole site as files. Open index.html in a browser.");
        lines.add("Files in recordings/ are the worked examples as data.");
        if (!leftOut.isEmpty()) {
            lines.add("Left out, since it needs a server:");
            leftOut.forEach(path -> lines.add("  " + path));
        }
        return String.join("\n", lines) + "\n";
    }

    /**
     * One page as one file with everything inside.
     *
     * @param path its path on the site
     * @return the file's text, or null if there is no such page
     */
    public String singleFile(String path) {
        PageAddress address = PagePaths.address(path);
        if (address == null || site.library().shown(address) == null) {
            return null;
        }
        ExportedPage page = page(address);
        List<String> modules = page.replaceModules(words(address.language()));
        SingleFile file = new SingleFile(page, PagePaths.path(address), site.assets(), site::staticFile);
        file.script(PageMessages.script(site.messages().get(address.language())));
        modules.forEach(
                module -> file.script(site.script(module.substring(site.assets().length() + 1))));
        return file.html(site.lateStyles());
    }

    /** The paths of pages that have a player, to name what may be asked for. */
    public List<String> pagesWithExamples() {
        return site.library().pages().stream()
                .filter(page -> !page.examples().isEmpty())
                .map(page -> PagePaths.path(page.address()))
                .sorted()
                .toList();
    }
}
