package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import lapbylap.content.Library;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.web.http.Answer;

/** The list of all pages for search engines, each with the languages that it is there in. */
public final class Sitemap {
    private static final String NAMESPACES =
            " xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"" + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"";

    private Sitemap() {}

    /**
     * @param all the languages of the site
     * @param publicUrl what absolute addresses begin with; null if it is not known: then none can be listed
     */
    public static Answer of(Library library, Set<Language> all, String publicUrl) {
        StringBuilder xml =
                new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset" + NAMESPACES + ">\n");
        if (publicUrl == null) {
            xml.append("<!-- Addresses are listed when the site is started with its own: serve --public-url URL -->\n");
        } else {
            for (Page page : library.pages()) {
                PageAddress address = page.address();
                add(xml, address, languages(address, library), publicUrl);
            }
            ContentPages.made(library, all).forEach(address -> add(xml, address, List.copyOf(all), publicUrl));
        }
        byte[] bytes = xml.append("</urlset>\n").toString().getBytes(StandardCharsets.UTF_8);
        return Answer.text(200, "application/xml", "public, max-age=300", bytes);
    }

    private static List<Language> languages(PageAddress address, Library library) {
        return library.pages().stream()
                .map(Page::address)
                .filter(other -> other.in(address.language()).equals(address))
                .map(PageAddress::language)
                .toList();
    }

    private static void add(StringBuilder xml, PageAddress address, List<Language> languages, String publicUrl) {
        xml.append("<url><loc>").append(absolute(publicUrl, address)).append("</loc>");
        for (Language language : languages) {
            alternate(xml, language.tag(), absolute(publicUrl, address.in(language)));
        }
        if (languages.contains(Language.ENGLISH)) {
            alternate(xml, "x-default", absolute(publicUrl, address.in(Language.ENGLISH)));
        }
        xml.append("</url>\n");
    }

    private static void alternate(StringBuilder xml, String language, String href) {
        xml.append("\n  <xhtml:link rel=\"alternate\" hreflang=\"")
                .append(language)
                .append("\" href=\"")
                .append(href)
                .append("\"/>");
    }

    private static String absolute(String publicUrl, PageAddress address) {
        return PlainPages.escaped(publicUrl + PagePaths.path(address));
    }
}
