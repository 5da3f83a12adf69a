package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lapbylap.content.FrontMatter;
import lapbylap.content.Library;
import lapbylap.content.MadePages;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;

/** The list of all lessons, made of their heads, and what stands on each lesson besides its text. */
public final class LessonPages {
    private static final String FOLDER = "lessons";
    private static final String INDEX = "index";
    private static final String GUIDE = "first-lesson";

    private final Templates templates;
    private final Map<Language, Messages> languages;
    private final String assets;
    private final String publicUrl;

    /** As for {@link ContentPages}. */
    LessonPages(Templates templates, Map<Language, Messages> languages, String assets, String publicUrl) {
        this.templates = templates;
        this.languages = languages;
        this.assets = assets;
        this.publicUrl = publicUrl;
    }

    /** A lesson as it is listed. */
    public record Card(PageModel.Link link, String description, String minutes) {}

    /** The lessons for one age. */
    public record Shelf(String age, List<Card> cards) {}

    /**
     * What stands above the text of a lesson.
     *
     * @param line for whom it is, and how long it takes
     * @param project where it is projected, or null if it has nothing to show
     * @param folded whether it has answers that are folded away
     * @param all the list of all lessons
     * @param guide the page for a first lesson, or null on that page itself, or where it is missing
     * @param address where it is found again; null if the site does not know its own address
     * @param code the same as a code to scan, or null
     */
    public record Lesson(
            String line,
            String project,
            boolean folded,
            PageModel.Link all,
            PageModel.Link guide,
            String address,
            String code) {}

    /** Where the list of lessons stands. */
    public static PageAddress index(Language language) {
        return new PageAddress(FOLDER, INDEX, language);
    }

    /** Where it stands in some languages; nowhere if there are no lessons. */
    public static List<PageAddress> addresses(Library library, Set<Language> languages) {
        return any(library) ? languages.stream().map(LessonPages::index).toList() : List.of();
    }

    /** Whether there are any lessons. */
    static boolean any(Library library) {
        return library.pages().stream().anyMatch(page -> page.address().isLesson());
    }

    /** Whether an address is that of the list of lessons. */
    static boolean isIndex(PageAddress address) {
        return address.isLesson() && address.name().equals(INDEX);
    }

    /** The list of lessons. */
    Answer answer(PageAddress address, Library library, Messages messages) {
        PageMenus menus = new PageMenus(address, library, messages);
        PageLinks links = new PageLinks(library, messages);
        String title = messages.text("page.nav.lessons");
        Map<String, Object> variables = new HashMap<>();
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", false);
        variables.put("site", publicUrl);
        variables.put("styles", List.of("lesson", "lessons"));
        variables.put("guide", guide(library, links, messages));
        variables.put("shelves", shelves(library, links, messages));
        variables.put("worksheets", worksheets(links, messages));
        variables.put(
                "page",
                PageModel.made(
                        address,
                        title,
                        messages.text("page.window", Map.of("title", title)),
                        messages.text("lessons.dek"),
                        menus,
                        languages));
        byte[] html = templates.render("lessons", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.kept(PlainPages.HTML, "public, max-age=60", html);
    }

    private static List<PageModel.Link> worksheets(PageLinks links, Messages messages) {
        List<PageModel.Link> worksheets = new ArrayList<>();
        for (Game game : Games.all()) {
            worksheets.add(
                    links.to(PageAddress.ofGame(game.id(), MadePages.WORKSHEET, messages.language()), game.name()));
        }
        return worksheets;
    }

    private static Card guide(Library library, PageLinks links, Messages messages) {
        PageAddress address = new PageAddress(FOLDER, GUIDE, messages.language());
        return library.shown(address) == null ? null : card(library.shown(address), links, messages);
    }

    /** The lessons by age, the youngest first; those of one age in the order of their files. */
    private static List<Shelf> shelves(Library library, PageLinks links, Messages messages) {
        Map<String, List<Card>> byAge =
                new TreeMap<>(Comparator.comparing(LessonPages::youngest).thenComparing(Comparator.naturalOrder()));
        for (Page english : library.pages()) {
            PageAddress address = english.address();
            if (address.isLesson()
                    && address.language().equals(Language.ENGLISH)
                    && !address.name().equals(GUIDE)) {
                Page page = library.shown(address.in(messages.language()));
                byAge.computeIfAbsent(english.frontMatter().age(), age -> new ArrayList<>())
                        .add(card(page, links, messages));
            }
        }
        List<Shelf> shelves = new ArrayList<>();
        byAge.forEach((age, cards) -> shelves.add(new Shelf(age(age, messages), cards)));
        return shelves;
    }

    private static Card card(Page page, PageLinks links, Messages messages) {
        FrontMatter head = page.frontMatter();
        return new Card(
                links.to(page.address().in(messages.language()), head.title()),
                head.description(),
                messages.text("lesson.minutes", Map.of("minutes", head.minutes())));
    }

    private static int youngest(String age) {
        return Integer.parseInt(age.split("[-+]")[0]);
    }

    private static String age(String age, Messages messages) {
        String[] ends = age.split("[-+]");
        return ends.length == 1
                ? messages.text("lesson.age.over", Map.of("from", ends[0]))
                : messages.text("lesson.age", Map.of("from", ends[0], "to", ends[1]));
    }

    /** What stands on a lesson besides its text; null for any other page. */
    Lesson lesson(PageAddress address, Page page, Library library, Messages messages) {
        if (!address.isLesson()) {
            return null;
        }
        PageLinks links = new PageLinks(library, messages);
        FrontMatter head = page.frontMatter();
        String minutes = messages.text("lesson.minutes", Map.of("minutes", head.minutes()));
        Card guide = address.name().equals(GUIDE) ? null : guide(library, links, messages);
        String path = PagePaths.path(address);
        String site = publicUrl == null ? null : publicUrl + path;
        return new Lesson(
                age(head.age(), messages) + " · " + minutes,
                page.examples().isEmpty() ? null : path + "?mode=project",
                !page.questions().isEmpty(),
                links.to(index(address.language()), messages.text("page.nav.lessons")),
                guide == null ? null : guide.link(),
                site,
                site == null ? null : QrDrawing.of(site, messages.text("lesson.code")));
    }
}
