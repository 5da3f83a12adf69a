package lapbylap.content;

import com.vladsch.flexmark.html.HtmlWriter;
import java.util.List;

/** The mark at the end of a claim that says in a sign and in words how sure it is, and leads to what that means. */
final class CertaintyMark {
    private CertaintyMark() {}

    static void write(HtmlWriter html, List<String> names, PageContext page) {
        String address =
                PagePaths.path(new PageAddress("site", "about", page.address().language()));
        html.raw(" ");
        html.attr("class", "certainty " + String.join(" ", names))
                .attr("href", address + "#certainty")
                .withAttr()
                .tag("a");
        html.attr("class", "disc").withAttr().tag("span").closeTag("span");
        List<String> labels = names.stream()
                .map(name -> page.messages().text("certainty." + name))
                .toList();
        html.text(page.messages().list(labels));
        html.closeTag("a");
    }
}
