package lapbylap.content;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.i18n.Language;

/** All content of a folder, as {@link LibraryLoader} reads it. Immutable; reading again makes a new one. */
public final class Library {
    private final Map<PageAddress, Page> pages;
    private final Bibliography bibliography;
    private final Glossary glossary;
    private final Places places;
    private final List<Mistake> mistakes;
    private final List<String> shared;

    Library(
            Map<PageAddress, Page> pages,
            Bibliography bibliography,
            Glossary glossary,
            Places places,
            List<Mistake> mistakes,
            List<String> shared) {
        this.pages = pages;
        this.bibliography = bibliography;
        this.glossary = glossary;
        this.places = places;
        this.mistakes = List.copyOf(mistakes);
        this.shared = shared;
    }

    /** Whether what all pages share was read from the same lines. */
    boolean shares(List<String> others) {
        return others.equals(shared);
    }

    /** The page at an address, or null. */
    public Page page(PageAddress address) {
        return pages.get(address);
    }

    /** All pages. */
    public List<Page> pages() {
        return List.copyOf(pages.values());
    }

    /** All pages in all of some languages: those that are there, and those that are shown in English instead. */
    public Set<PageAddress> addresses(Set<Language> languages) {
        Set<PageAddress> addresses = new LinkedHashSet<>(pages.keySet());
        for (PageAddress address : pages.keySet()) {
            if (address.language().equals(Language.ENGLISH)) {
                languages.forEach(language -> addresses.add(address.in(language)));
            }
        }
        return addresses;
    }

    /** The page that is shown at an address, in English if its language lacks it; null if English does too. */
    public Page shown(PageAddress address) {
        Page page = pages.get(address);
        return page == null ? pages.get(address.in(Language.ENGLISH)) : page;
    }

    /** What the rules page of a game says of its clauses, in English where the language has no such page. */
    public List<ClauseText> clauses(String game, Language language) {
        Page page = shown(PageAddress.ofGame(game, "rules", language));
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
