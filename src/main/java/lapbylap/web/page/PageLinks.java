package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.content.Library;
import lapbylap.content.MadePages;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/**
 * Links to pages for readers of one language. A page that the language lacks is shown in English, and its links say so.
 */
final class PageLinks {
    private static final Pattern IN_TEXT = Pattern.compile("<a ([^>]*)href=\"(/[a-z]{2,3}/[^\"#?]*)([^\"]*)\"");

    private final Library library;
    private final Messages messages;
    private final Language language;

    PageLinks(Library library, Messages messages) {
        this.library = library;
        this.messages = messages;
        language = messages.language();
    }

    /** Whether there is anything at an address, if only in English. */
    boolean shown(PageAddress address) {
        return made(address) || library.shown(address) != null;
    }

    private boolean there(PageAddress address) {
        return made(address) || library.page(address) != null;
    }

    /** Pages that nobody wrote: they are made of messages and the engine, and so are there in every language. */
    private boolean made(PageAddress address) {
        return MadePages.at(address) && (!address.isLesson() || LessonPages.any(library));
    }

    /** A link to a page in the language of the reader. */
    PageModel.Link to(PageAddress address, String label) {
        return to(address, label, null);
    }

    /** The same on a page, which may be the one that is linked to. */
    PageModel.Link to(PageAddress address, String label, PageAddress current) {
        boolean there = there(address);
        return new PageModel.Link(
                label,
                PagePaths.path(address),
                address.equals(current),
                there ? null : Language.ENGLISH.tag(),
                there ? null : messages.text("page.in-english"));
    }

    /** The same page in every language of the site. */
    List<PageModel.LanguageLink> languages(PageAddress address, Map<Language, Messages> all) {
        List<PageModel.LanguageLink> links = new ArrayList<>();
        all.forEach((other, words) -> {
            boolean there = there(address.in(other));
            links.add(new PageModel.LanguageLink(
                    other.tag(),
                    other.ownName(),
                    PagePaths.path(address.in(other)),
                    other.equals(language),
                    there,
                    there ? null : words.text("page.in-english")));
        });
        return links;
    }

    /**
     * Lets the links in a text lead to pages in the language of the reader, and marks those that will be in English.
     */
    String inText(String html) {
        if (language.equals(Language.ENGLISH)) {
            return html;
        }
        return IN_TEXT.matcher(html).replaceAll(link -> Matcher.quoteReplacement(inText(link)));
    }

    private String inText(MatchResult link) {
        PageAddress address = PagePaths.address(link.group(2));
        if (address == null || !shown(address.in(language))) {
            return link.group();
        }
        Page page = library.shown(address.in(language));
        PageModel.Link own = to(address.in(language), "");
        String mark = own.lang() == null
                ? ""
                : " hreflang=\"" + own.lang() + "\" data-in=\"" + PlainPages.escaped(own.note()) + "\"";
        return "<a " + link.group(1) + "href=\"" + own.href() + place(link.group(3), address, page) + "\"" + mark;
    }

    /** What stands behind the path, but for a place that the page has in English only. */
    private String place(String behind, PageAddress english, Page page) {
        int hash = behind.indexOf('#');
        Page original = library.page(english);
        String anchor = behind.substring(hash + 1);
        boolean lost = hash >= 0
                && original != null
                && page != null
                && original.anchors().contains(anchor)
                && !page.anchors().contains(anchor);
        return lost ? behind.substring(0, hash) : behind;
    }
}
