package lapbylap.web.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.ParseSettings;
import org.jsoup.parser.Parser;

/** A page of the site, made fit for a folder of files: no module, no server, every link relative. */
final class ExportedPage {
    private final Document document;
    private final String path;
    private final Set<String> leftOut = new TreeSet<>();

    /**
     * @param html the page as the server sends it
     * @param path its path on the site
     */
    ExportedPage(String html, String path) {
        document = Jsoup.parse(html, Parser.htmlParser().settings(ParseSettings.preserveCase));
        document.outputSettings().prettyPrint(false);
        this.path = path;
        document.select("link[rel=modulepreload]").remove();
        document.select("[data-part=json]").attr("href", "#article");
        document.select("[data-open=embed], [data-open=try], [data-needs=server]")
                .remove();
    }

    Document document() {
        return document;
    }

    /** Paths of the site that the page named, and that are in no export. */
    Set<String> leftOut() {
        return leftOut;
    }

    /**
     * Replaces each module by a script that is none, and that finds the words of the page's language before it.
     *
     * @param words where those words stand
     * @return the paths of the modules
     */
    List<String> replaceModules(String words) {
        List<String> modules = new ArrayList<>();
        for (Element script : document.select("script[type=module]")) {
            modules.add(script.attr("src"));
            script.removeAttr("type").attr("defer", true);
            if (modules.size() == 1) {
                script.before(
                        document.createElement("script").attr("defer", true).attr("src", words));
            }
        }
        return modules;
    }

    /**
     * Makes all addresses of the site relative. A link to what is left out stays as text.
     *
     * @param pages the paths of all pages of the export
     * @param publicUrl what absolute addresses begin with, or null
     */
    void makeRelative(Set<String> pages, String publicUrl) {
        String own = ExportPaths.file(path);
        for (String attribute : List.of("href", "src")) {
            for (Element element : document.select("[" + attribute + "]")) {
                String address = element.attr(attribute);
                if (publicUrl != null && address.startsWith(publicUrl + "/")) {
                    String there = address.substring(publicUrl.length());
                    element.attr(
                            attribute, publicUrl + "/" + ExportPaths.file(there).replaceAll("index\\.html$", ""));
                } else if (address.startsWith("/")) {
                    makeRelative(element, attribute, address, own, pages);
                }
            }
        }
    }

    private void makeRelative(Element element, String attribute, String address, String own, Set<String> pages) {
        int end = address.length();
        for (char mark : new char[] {'?', '#'}) {
            int at = address.indexOf(mark);
            end = at < 0 ? end : Math.min(end, at);
        }
        String there = address.substring(0, end);
        if (there.startsWith("/static/") || pages.contains(there)) {
            String relative = ExportPaths.relative(own, ExportPaths.file(there));
            element.attr(attribute, relative + address.substring(end));
            return;
        }
        leftOut.add(there);
        if (element.parents().is("nav")) {
            element.closest("li").remove();
        } else if (element.tagName().equals("a")) {
            element.tagName("span").clearAttributes();
        } else {
            element.remove();
        }
    }

    String html() {
        return document.outerHtml();
    }
}
