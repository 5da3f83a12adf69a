package lapbylap.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.content.CitationUse;
import lapbylap.content.Glossary;
import lapbylap.content.Library;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.content.Source;
import lapbylap.content.Term;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/**
 * The lists that are made of data: the bibliography, with where each source is cited, the glossary, the games compared,
 * the places.
 */
public final class ListPages {
    private final Templates templates;

    ListPages(Templates templates) {
        this.templates = templates;
    }

    /**
     * A source in the bibliography.
     *
     * @param note what a reader should know of it, or null
     * @param noteLang language tag of that if it is not the page's, or null
     * @param mark how far it was read, in words
     * @param pages the pages that cite it
     */
    public record SourceModel(
            String key, String html, String url, String note, String noteLang, String mark, List<CitingPage> pages) {}

    /** A page that cites a source, and the places at which it does. */
    public record CitingPage(String label, List<PageModel.Link> uses) {}

    /**
     * A word of the glossary; {@code lang} is the language that it is explained in if it is not the page's, or null.
     */
    public record TermModel(Term term, String lang) {}

    /** The list that belongs below the text of the page at an address, as HTML; empty for most pages. */
    String html(PageAddress address, Library library, Messages messages) {
        if (!address.folder().equals("site")) {
            return "";
        }
        Language language = address.language();
        return switch (address.name()) {
            case "sources" -> render("bibliography", sources(library, language, messages), messages);
            case "glossary" -> render("glossary", terms(library.glossary(), language), messages);
            case "compare" -> compare(library, messages);
            case "home" -> new PlacesMap(library, messages).html(templates);
            default -> "";
        };
    }

    /** All words, those that the language lacks in English. */
    private static List<TermModel> terms(Glossary glossary, Language language) {
        Map<String, Term> own = new LinkedHashMap<>();
        glossary.terms(language).forEach(term -> own.put(term.id(), term));
        List<TermModel> models = new ArrayList<>();
        for (Term term : glossary.terms(Language.ENGLISH)) {
            boolean there = own.containsKey(term.id());
            models.add(there ? new TermModel(own.get(term.id()), null) : new TermModel(term, Language.ENGLISH.tag()));
        }
        return models;
    }

    private String compare(Library library, Messages messages) {
        ComparedGames games = new ComparedGames(library, messages);
        return templates.render("compare", Map.of("games", games, "words", messages));
    }

    private String render(String template, List<?> entries, Messages messages) {
        return templates.render(template, Map.of("entries", entries, "words", messages));
    }

    private static List<SourceModel> sources(Library library, Language language, Messages messages) {
        List<SourceModel> models = new ArrayList<>();
        for (Source source : library.bibliography().all()) {
            List<CitingPage> citing = new ArrayList<>();
            for (Page page : library.pages()) {
                Map<String, PageModel.Link> uses = uses(page, source, library, messages);
                if (page.address().language().equals(language) && !uses.isEmpty()) {
                    String label = ContentPages.fullTitle(page, messages);
                    citing.add(new CitingPage(
                            messages.text("sources.page", Map.of("page", label)), List.copyOf(uses.values())));
                }
            }
            String noteLang = source.notes().containsKey(language) ? null : Language.ENGLISH.tag();
            String mark = messages.text("sources.mark." + source.mark().id());
            models.add(new SourceModel(
                    source.key(), source.html(), source.url(), source.note(language), noteLang, mark, citing));
        }
        return models;
    }

    /** The places of a page that cite a source, one a heading. */
    private static Map<String, PageModel.Link> uses(Page page, Source source, Library library, Messages messages) {
        Map<String, PageModel.Link> uses = new LinkedHashMap<>();
        List<CitationUse> citations = new ArrayList<>(page.citations());
        if (page.address().equals(new PageAddress("site", "home", messages.language()))) {
            citations.addAll(library.places().citations(messages.language()));
        }
        for (CitationUse use : citations) {
            if (use.source().equals(source.key())) {
                String label = use.heading() == null ? messages.text("sources.beginning") : use.heading();
                String href = PagePaths.path(page.address()) + "#" + use.anchor();
                uses.putIfAbsent(label, PageModel.Link.to(label, href));
            }
        }
        return uses;
    }
}
