package lapbylap.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** Reads a content folder. */
public final class LibraryLoader {
    private final TextFiles files;
    private final List<Mistake> mistakes = new ArrayList<>();
    private final Bibliography bibliography;
    private final Glossary glossary;
    private final Places places;
    private final PageReader reader;
    private final List<String> shared = new ArrayList<>();

    private LibraryLoader(Path folder, Map<Language, Messages> messages) throws IOException {
        files = new TextFiles(folder);
        Mistakes inSources = new Mistakes("sources.yaml");
        bibliography = Bibliography.read(shared("sources.yaml", inSources), inSources);
        Mistakes inGlossary = new Mistakes("glossary.yaml");
        glossary = Glossary.read(shared("glossary.yaml", inGlossary), messages.keySet(), inGlossary);
        Mistakes inPlaces = new Mistakes("places.yaml");
        places = Places.read(shared("places.yaml", inPlaces), bibliography, glossary, messages.keySet(), inPlaces);
        mistakes.addAll(inSources.found());
        mistakes.addAll(inGlossary.found());
        mistakes.addAll(inPlaces.found());
        reader = new PageReader(bibliography, glossary, messages);
    }

    private List<String> shared(String file, Mistakes ofFile) throws IOException {
        List<String> lines = files.lines(file, ofFile);
        shared.add(file);
        shared.addAll(lines);
        return lines;
    }

    /**
     * Reads a folder. A page with a mistake is shown as it was before, or left out; no other page suffers. What has not
     * changed is not read again.
     *
     * @param messages the messages of each language that the site has
     * @param before what was read last, or null
     * @throws IOException if the folder cannot be read
     */
    public static Library load(Path folder, Map<Language, Messages> messages, Library before) throws IOException {
        return new LibraryLoader(folder, messages).all(before);
    }

    /**
     * A folder whose pages are known to be without mistakes, such as the one that the program brings along: each is
     * read when something is first asked of it.
     *
     * @param messages the messages of each language that the site has
     * @throws IOException if the folder cannot be read
     */
    public static Library loadLater(Path folder, Map<Language, Messages> messages) throws IOException {
        return new LibraryLoader(folder, messages).later();
    }

    private Library all(Library before) throws IOException {
        Map<PageAddress, Page> pages = new LinkedHashMap<>();
        for (String file : files.pages()) {
            Mistakes ofFile = new Mistakes(file);
            PageAddress address = PageAddress.of(file);
            Page page = address == null ? unknown(file, ofFile) : page(address, pages, before, ofFile);
            if (page != null && ofFile.none()) {
                pages.put(address, page);
            } else if (before != null && address != null && before.page(address) != null) {
                pages.put(address, before.page(address));
            }
            mistakes.addAll(ofFile.found());
        }
        mistakes.addAll(new LinkChecks(pages, bibliography, glossary, places).check());
        mistakes.sort(null);
        return library(pages);
    }

    /** A page as it was, if nothing that it was read from has changed; else read now. */
    private Page page(PageAddress address, Map<PageAddress, Page> pages, Library before, Mistakes ofFile)
            throws IOException {
        List<String> lines = files.lines(address.file(), ofFile);
        Page english = english(address, pages::get);
        Page known = before == null || !before.shares(shared) ? null : before.page(address);
        if (known != null && known.isOf(lines) && english == english(address, before::page)) {
            return known;
        }
        PageContent content = reader.read(address, lines, english, ofFile);
        return content == null ? null : new Page(address, content, lines);
    }

    private Library library(Map<PageAddress, Page> pages) {
        return new Library(pages, bibliography, glossary, places, mistakes, shared);
    }

    private Library later() throws IOException {
        Map<PageAddress, Page> pages = new LinkedHashMap<>();
        for (String file : files.pages()) {
            PageAddress address = PageAddress.of(file);
            if (address != null) {
                pages.put(address, new Page(address, new Lazy<>(() -> sound(address, pages))));
            }
        }
        return library(pages);
    }

    /** A page without mistakes. */
    private PageContent sound(PageAddress address, Map<PageAddress, Page> pages) {
        Mistakes ofFile = new Mistakes(address.file());
        try {
            List<String> lines = files.lines(address.file(), ofFile);
            PageContent content = reader.read(address, lines, english(address, pages::get), ofFile);
            if (!ofFile.none()) {
                throw new IllegalStateException(ofFile.found().toString());
            }
            return content;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The English page for a translation; null for that page itself, and where there is none. */
    private static Page english(PageAddress address, Function<PageAddress, Page> pages) {
        PageAddress english = address.in(Language.ENGLISH);
        return english.equals(address) ? null : pages.apply(english);
    }

    private static Page unknown(String file, Mistakes ofFile) {
        ofFile.add(1, "no page is called " + file, "name it such as games/en-dodoi/rules.en.md");
        return null;
    }
}
