package lapbylap.web.kiosk.upkeep;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.page.PageModel;
import lapbylap.web.page.PlainPages;
import lapbylap.web.page.Templates;

/** What the pages for whoever looks after an exhibit have in common. */
final class UpkeepPage {
    private static final List<String> PAGES = List.of("setup", "check", "stats");

    private final Templates templates;
    private final Map<Language, Messages> languages;
    private final String assets;

    /** Pages whose static files are found below the prefix {@code assets}. */
    UpkeepPage(Templates templates, Map<Language, Messages> languages, String assets) {
        this.templates = templates;
        this.languages = languages;
        this.assets = assets;
    }

    /** A page, by the last part of its path, in the language of its words. Never kept: it tells what is now. */
    Answer answer(String name, Messages messages, Map<String, ?> shown) {
        String tag = messages.language().tag();
        String title = messages.text("upkeep." + name + ".title");
        List<PageModel.Link> nav = new ArrayList<>();
        for (String page : PAGES) {
            String label = messages.text("upkeep.nav." + page);
            nav.add(new PageModel.Link(label, "/kiosk/" + page + "?lang=" + tag, page.equals(name), null, null));
        }
        List<PageModel.LanguageLink> others = new ArrayList<>();
        for (Language one : languages.keySet()) {
            others.add(new PageModel.LanguageLink(
                    one.tag(), one.ownName(), "?lang=" + one.tag(), one.equals(messages.language()), true, null));
        }
        Map<String, Object> variables = new HashMap<>(shown);
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", false);
        variables.put("home", "/kiosk/setup?lang=" + tag);
        variables.put("styles", List.of("sheet-form", "upkeep", "checks", "counts"));
        variables.put(
                "page",
                new PageModel(
                        tag,
                        null,
                        title,
                        messages.text("page.window", Map.of("title", title)),
                        messages.text("upkeep." + name + ".dek"),
                        "",
                        "",
                        List.of(),
                        nav,
                        others,
                        true,
                        null,
                        null,
                        List.of()));
        byte[] html = templates.render("kiosk-" + name, variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(200, PlainPages.HTML, "no-store", html);
    }
}
