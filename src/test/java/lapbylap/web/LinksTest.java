package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** Follows every link of the site, as a reader would, and every file that a page asks for. */
class LinksTest {
    private final RawClient client = new RawClient(SharedServer.port());
    private final Map<String, Document> pages = new HashMap<>();
    private final List<String> dead = new ArrayList<>();

    @Test
    void everyLinkLeadsToAPageAndToAPlaceOnIt() throws IOException {
        Deque<String> open = new ArrayDeque<>(List.of("/en/"));
        List<String[]> links = new ArrayList<>();
        while (!open.isEmpty()) {
            String path = open.pop();
            if (pages.containsKey(path)) {
                continue;
            }
            RawClient.Reply reply = client.get(path);
            boolean page = reply.status() == 200
                    && reply.headers().getOrDefault("content-type", "").startsWith("text/html");
            pages.put(path, page ? Jsoup.parse(reply.body()) : null);
            if (reply.status() != 200) {
                dead.add(path + " answers " + reply.status());
            }
            if (page) {
                for (Element link : pages.get(path).select("a[href], link[href], script[src]")) {
                    String target = link.hasAttr("href") ? link.attr("href") : link.attr("src");
                    if (!target.startsWith("https://")) {
                        links.add(new String[] {path, target});
                        open.push(withoutFragment(path, target));
                    }
                }
            }
        }
        links.forEach(link -> checkPlace(link[0], link[1]));
        assertEquals(List.of(), dead);
    }

    private static String withoutFragment(String from, String target) {
        int hash = target.indexOf('#');
        String path = hash < 0 ? target : target.substring(0, hash);
        return path.isEmpty() ? from : path;
    }

    private void checkPlace(String from, String target) {
        int hash = target.indexOf('#');
        Document page = hash < 0 ? null : pages.get(withoutFragment(from, target));
        String id = target.substring(hash + 1);
        // on a page with one player, a number alone is one of its frames
        boolean frame =
                page != null && id.matches("\\d+") && page.select(".example").size() == 1;
        if (page != null
                && !frame
                && page.getElementById(id) == null
                && page.getElementById(id.replaceAll("\\.\\d+$", "")) == null) {
            dead.add(from + " leads to " + target + ", where nothing is called so");
        }
    }
}
