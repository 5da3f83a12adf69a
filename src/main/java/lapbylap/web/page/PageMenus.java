package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.content.Library;
import lapbylap.content.MadePages;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** The links that stand on every page: to the other pages of its game, and to those of the site. */
public final class PageMenus {
    private static final String LESSONS = "lessons";

    private static final List<String> TABS =
            List.of("history", "rules", "words", "examples", MadePages.WORKSHEET, MadePages.PLAY);
    private static final List<String> NAV = List.of("home", "compare", "lessons", "glossary", "sources", "about");

    /** The place on the about page where it is told how to send a correction. */
    private static final String CORRECTIONS = "corrections";

    private final PageAddress current;
    private final Library library;
    private final Messages messages;
    private final PageLinks links;

    /** The menus of a page for readers of one language. */
    public PageMenus(PageAddress current, Library library, Messages messages) {
        this.current = current;
        this.library = library;
        this.messages = messages;
        links = new PageLinks(library, messages);
    }

    /** The pages of the same game; none for a page of no game. */
    public List<PageModel.Link> tabs() {
        return current.game() == null ? List.of() : links(TABS, "page.tab.", current.folder());
    }

    /** The pages of the site. */
    public List<PageModel.Link> nav() {
        return links(NAV, "page.nav.", "site");
    }

    /** The same page in every language of the site. */
    public List<PageModel.LanguageLink> languages(Map<Language, Messages> all) {
        return links.languages(current, all);
    }

    /** Where readers of the page are told how to send a correction. */
    public String corrections() {
        PageAddress about = new PageAddress("site", "about", current.language());
        Page page = library.shown(about);
        boolean there = page != null && page.anchors().contains(CORRECTIONS);
        return PagePaths.path(about) + (there ? "#" + CORRECTIONS : "");
    }

    private List<PageModel.Link> links(List<String> names, String messagePrefix, String folder) {
        List<PageModel.Link> all = new ArrayList<>();
        for (String name : names) {
            PageAddress address = name.equals(LESSONS)
                    ? LessonPages.index(current.language())
                    : new PageAddress(folder, name, current.language());
            if (links.shown(address)) {
                all.add(links.to(address, messages.text(messagePrefix + name), current));
            }
        }
        return all;
    }
}
