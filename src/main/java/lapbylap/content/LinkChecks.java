package lapbylap.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lapbylap.engine.Digits;
import lapbylap.i18n.Language;

/** Finds links that lead to no page, or to no place on it. */
final class LinkChecks {
    private final Map<PageAddress, Page> pages;
    private final Bibliography bibliography;
    private final Glossary glossary;
    private final Places places;

    LinkChecks(Map<PageAddress, Page> pages, Bibliography bibliography, Glossary glossary, Places places) {
        this.pages = pages;
        this.bibliography = bibliography;
        this.glossary = glossary;
        this.places = places;
    }

    List<Mistake> check() {
        List<Mistake> dead = new ArrayList<>();
        for (Page page : pages.values()) {
            for (PageLink link : page.links()) {
                if (!leadsSomewhere(page, link.url())) {
                    String wrong = "the link \"" + link.url() + "\" leads nowhere";
                    dead.add(new Mistake(
                            page.address().file(), link.line(), wrong, "link to a page and a place that are there"));
                }
            }
        }
        return dead;
    }

    private boolean leadsSomewhere(Page from, String url) {
        int hash = url.indexOf('#');
        // what stands behind a question mark chooses how a page is shown, or which worksheet is made
        String path = url.substring(0, hash < 0 ? url.length() : hash).replaceAll("\\?.*", "");
        PageAddress address = path.isEmpty() ? from.address() : PagePaths.address(path);
        if (MadePages.at(address) && PagePaths.path(address).equals(path)) {
            return hash < 0;
        }
        // what a language lacks is shown in English
        Page target = address == null ? null : pages.getOrDefault(address, pages.get(address.in(Language.ENGLISH)));
        if (target == null || !path.isEmpty() && !PagePaths.path(address).equals(path)) {
            return false;
        }
        return hash < 0 || isPlace(target, url.substring(hash + 1));
    }

    private boolean isPlace(Page page, String anchor) {
        boolean site = page.address().folder().equals("site");
        Language language = page.address().language();
        return page.anchors().contains(anchor)
                || isFrame(page, anchor)
                || site
                        && page.address().name().equals("home")
                        && places.all().stream()
                                .anyMatch(place -> place.anchor().equals(anchor))
                || site && page.address().name().equals("sources") && bibliography.source(anchor) != null
                || site
                        && page.address().name().equals("glossary")
                        && Stream.of(language, Language.ENGLISH)
                                .flatMap(shown -> glossary.terms(shown).stream())
                                .anyMatch(term -> term.id().equals(anchor));
    }

    /** An example, or a frame of it as in {@code relay-far.12}. */
    private static boolean isFrame(Page page, String anchor) {
        int dot = anchor.indexOf('.');
        String id = dot < 0 ? anchor : anchor.substring(0, dot);
        for (WorkedExample example : page.examples()) {
            if (example.id().equals(id)) {
                int frame = dot < 0 ? example.first() : Digits.read(anchor.substring(dot + 1), Integer.MAX_VALUE);
                return frame >= example.first() && frame <= example.last();
            }
        }
        return false;
    }
}
