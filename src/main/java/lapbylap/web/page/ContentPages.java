package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lapbylap.content.DescribedGame;
import lapbylap.content.Library;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.board.Piles;
import lapbylap.web.board.Sprite;
import lapbylap.web.http.Answer;

/** Renders the pages of the content. Each is rendered once, and again when the content has changed. */
public final class ContentPages {
    private final Templates templates;
    private final Map<Language, Messages> languages;
    private final String assets;
    private final String publicUrl;
    private final boolean edited;
    private final ListPages lists;
    private final PlayPages plays;
    private final LessonPages lessons;
    private volatile Rendered rendered = new Rendered(null, Map.of());

    /** What has been rendered so far of one library. */
    private record Rendered(Library library, Map<PageAddress, Answer> answers) {}

    /**
     * Pages whose static files are found below the prefix {@code assets}.
     *
     * @param languages the languages of the site
     * @param publicUrl what absolute addresses begin with; null if it is not known
     * @param playModules addresses of all modules that the page to play on needs to start, that which starts it first
     * @param edited whether somebody edits the content: pages then show their mistakes, and load again when they change
     */
    public ContentPages(
            Templates templates,
            Map<Language, Messages> languages,
            String assets,
            String publicUrl,
            Supplier<List<String>> playModules,
            boolean edited) {
        this.languages = languages;
        this.publicUrl = publicUrl;
        this.edited = edited;
        this.templates = templates;
        this.assets = assets;
        lists = new ListPages(templates);
        plays = new PlayPages(templates, languages, assets, publicUrl, playModules);
        lessons = new LessonPages(templates, languages, assets, publicUrl);
    }

    /** The page at an address, in English if its language lacks it; null if English does too. */
    public Answer answer(PageAddress address, Library library, Messages messages) {
        Page page = library.shown(address);
        boolean index = LessonPages.isIndex(address) && LessonPages.any(library);
        if (page == null && !PlayPages.at(address) && !index) {
            return null;
        }
        Rendered now = rendered;
        if (now.library() != library) {
            now = new Rendered(library, new ConcurrentHashMap<>());
            rendered = now;
        }
        // readers of a page that is there already must not wait for each other, as computing would make them
        Answer known = now.answers().get(address);
        if (known != null) {
            return known;
        }
        return now.answers()
                .computeIfAbsent(
                        address,
                        missing -> page != null
                                ? render(address, page, library, messages)
                                : index
                                        ? lessons.answer(address, library, messages)
                                        : plays.answer(address, library, messages));
    }

    private Answer render(PageAddress address, Page page, Library library, Messages messages) {
        PageLinks links = new PageLinks(library, messages);
        PageMenus menus = new PageMenus(address, library, messages);
        String textLang = page.address().equals(address)
                ? null
                : page.address().language().tag();
        Map<String, Object> variables = new HashMap<>();
        List<PageModel.ExampleModel> examples = new ArrayList<>();
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", edited);
        variables.put("site", publicUrl);
        variables.put("described", DescribedGame.byId(address.game()) != null);
        variables.put("lesson", lessons.lesson(address, page, library, messages));
        variables.put("styles", styles(address));
        variables.put("mistakes", edited ? library.mistakes(address.file()) : List.of());
        StringBuilder body = new StringBuilder();
        Piles piles = new Piles();
        ExampleModels models = new ExampleModels(messages, piles);
        boolean alone = page.examples().size() == 1;
        for (Page.Part part : page.parts()) {
            if (part.example() == null) {
                body.append(links.inText(part.html()));
            } else {
                PageModel.ExampleModel example = models.of(part.example(), textLang);
                examples.add(example);
                body.append(templates.render("example", Map.of("example", example, "words", messages, "alone", alone)));
            }
        }
        if (!examples.isEmpty()) {
            addStage(variables, page, examples.get(0), piles, library, messages);
        }
        variables.put(
                "page",
                new PageModel(
                        address.language().tag(),
                        textLang,
                        page.frontMatter().title(),
                        messages.text("page.window", Map.of("title", fullTitle(page, messages))),
                        page.frontMatter().description(),
                        body.toString(),
                        lists.html(address, library, messages),
                        menus.tabs(),
                        menus.nav(),
                        links.languages(address, languages),
                        page.frontMatter().reviewed(),
                        menus.corrections(),
                        PagePaths.path(page.address()),
                        examples));
        boolean first = address.folder().equals("site") && address.name().equals("home");
        if (first) {
            variables.put("shelf", new Shelf(library, messages));
            PageAddress index = LessonPages.index(address.language());
            variables.put("lessons", links.shown(index) ? links.to(index, messages.text("home.lessons")) : null);
        }
        byte[] html = templates.render(first ? "home" : "page", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.kept(PlainPages.HTML, edited ? "no-store" : "public, max-age=60", html);
    }

    /**
     * Where the pages stand that are made of messages and data, in some languages; worksheets are made when asked for.
     */
    public static List<PageAddress> made(Library library, Set<Language> languages) {
        return Stream.concat(
                        PlayPages.addresses(languages).stream(), LessonPages.addresses(library, languages).stream())
                .toList();
    }

    /** The title of a page, with its tab where the pages of a game share one title. */
    static String fullTitle(Page page, Messages messages) {
        String title = page.frontMatter().title();
        String tab = "page.tab." + page.address().name();
        return page.address().game() == null || !messages.has(tab)
                ? title
                : messages.text("page.of-game", Map.of("game", title, "page", messages.text(tab)));
    }

    /** The style sheets that a page needs besides what all need. */
    private static List<String> styles(PageAddress address) {
        if (address.isLesson()) {
            return List.of("lesson");
        }
        return address.name().equals("compare") ? List.of("compare") : List.of();
    }

    private static void addStage(
            Map<String, Object> variables,
            Page page,
            PageModel.ExampleModel first,
            Piles piles,
            Library library,
            Messages messages) {
        List<Layout> layouts = page.examples().stream()
                .map(example -> example.recording().rules().layout())
                .toList();
        List<Game> games = page.examples().stream()
                .map(example -> example.recording().rules().game())
                .distinct()
                .toList();
        List<String> beginnings = page.address().isLesson() ? List.of("player.", "project.") : List.of("player.");
        variables.put("stage", first);
        variables.put("sprite", Sprite.of(layouts, piles));
        variables.put("ground", Sprite.inGround(layouts));
        variables.put("wordsJson", PageJson.words(messages, games, beginnings));
        ClauseModels models = new ClauseModels(library, messages);
        variables.put(
                "clauses",
                games.stream().flatMap(game -> models.of(game).stream()).toList());
    }
}
