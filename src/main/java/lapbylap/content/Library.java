package lapbylap.content;

import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;

/** All content of a folder, as {@link LibraryLoader} read it. Immutable; reading again makes a new one. */
public final class Library {
    private final Map<PageAddress, Page> pages;
    private final Bibliography bibliography;
    private final Glossary glossary;
    private final Places places;
    private final List<Mistake> mistakes;

    Library(
            Map<PageAddress, Page> pages,
            Bibliography bibliography,
            Glossary glossary,
            Places places,
            List<Mistake> mistakes) {
        this.pages = pages;
        this.bibliography = bibliography;
        this.glossary = glossary;
        this.places = places;
        this.mistakes = List.copyOf(mistakes);
    }

    /** The page at an address, or null. */
    public Page page(PageAddress address) {
        return pages.get(address);
    }

    /** All pages. */
    public List<Page> pages() {
        return List.copyOf(pages.values());
    }

    /** What the rules page of a game says of its clauses, in English where the language has no such page. */
    public List<ClauseText> clauses(String game, Language language) {
        Page page = pages.get(PageAddress.ofGame(game, "rules", language));
        if (page == null) {
            page = pages.get(PageAddress.ofGame(game, "rules", Language.ENGLISH));
        }
        return page == null ? List.of() : page.clauses();
    }

    public Bibliography bibliography() {
        return bibliography;
    }

    public Glossary glossary() {
        return glossary;
    }

    public Places places() {
        return places;
    }

    /** All mistakes found, by file and line. */
    public List<Mistake> mistakes() {
        return mistakes;
    }

    /** The mistakes found in one file. */
    public List<Mistake> mistakes(String file) {
        return mistakes.stream().filter(mistake -> mistake.file().equals(file)).toList();
    }
}
