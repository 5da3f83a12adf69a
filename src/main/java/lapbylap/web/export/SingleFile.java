package lapbylap.web.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** One page with everything inside it: styles, fonts, scripts and pictures. It asks for nothing. */
final class SingleFile {
    private static final Map<String, String> TYPES =
            Map.of("woff2", "font/woff2", "svg", "image/svg+xml", "png", "image/png");
    private static final Pattern ADDRESS = Pattern.compile("url\\(\"(\\.\\./[^\"]+)\"\\)");

    private final Document document;
    private final String path;
    private final String assets;
    private final Function<String, byte[]> files;
    private final List<String> scripts = new ArrayList<>();

    /**
     * @param page the page, its modules already replaced
     * @param assets what the addresses of static files begin with
     * @param files static files by their paths below that
     */
    SingleFile(ExportedPage page, String path, String assets, Function<String, byte[]> files) {
        document = page.document();
        this.path = path;
        this.assets = assets;
        this.files = files;
    }

    /** A script that runs when the page stands; in the order of the calls. */
    void script(String script) {
        scripts.add(script);
    }

    /**
     * Puts everything into the page.
     *
     * @param lateStyles names of style sheets that scripts ask for later
     */
    String html(Set<String> lateStyles) {
        for (Element sheet : document.select("link[rel=stylesheet]")) {
            Element style = style(sheet.attr("href"));
            if (sheet.hasAttr("media")) {
                style.attr("media", sheet.attr("media"));
            }
            sheet.replaceWith(style);
        }
        lateStyles.forEach(name -> document.head()
                .appendChild(style(assets + "/css/" + name + ".css")
                        .attr("data-late", name)
                        .attr("media", "not all")));
        for (Element icon : document.select("link[rel=icon]")) {
            icon.attr("href", data(name(icon.attr("href"))));
        }
        document.select("link[rel=alternate], link[rel=canonical], script[src]").remove();
        for (String script : scripts) {
            document.body().appendChild(new Element("script").appendChild(new DataNode(script)));
        }
        links();
        return document.outerHtml();
    }

    /** Links within the page stay; of links that lead elsewhere, the words stay, and of lists of them nothing. */
    private void links() {
        document.select(".languages, .site-head nav, .article > nav, .site-foot")
                .remove();
        for (Element link : document.select("a[href]")) {
            String address = link.attr("href");
            int mark = address.indexOf('#');
            if (address.startsWith(path + "?")) {
                link.attr("href", address.substring(path.length()));
            } else if (mark >= 0 && address.substring(0, mark).equals(path)) {
                link.attr("href", address.substring(mark));
            } else if (address.startsWith("/")) {
                link.tagName("span").removeAttr("href");
            }
        }
    }

    private String name(String address) {
        return address.substring(assets.length() + 1);
    }

    private Element style(String address) {
        String css = new String(files.apply(name(address)), StandardCharsets.UTF_8);
        String whole = ADDRESS.matcher(css)
                .replaceAll(found ->
                        Matcher.quoteReplacement("url(\"" + data(found.group(1).substring(3)) + "\")"));
        return new Element("style").appendChild(new DataNode(whole));
    }

    private String data(String file) {
        String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1));
        return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(files.apply(file));
    }
}
