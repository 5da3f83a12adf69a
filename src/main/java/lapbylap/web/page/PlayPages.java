package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import lapbylap.content.Library;
import lapbylap.content.MadePages;
import lapbylap.content.PageAddress;
import lapbylap.content.WorkedExample;
import lapbylap.engine.Game;
import lapbylap.engine.InputException;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.record.GameSetUp;
import lapbylap.record.Recording;
import lapbylap.web.board.Sprite;
import lapbylap.web.http.Answer;

/** The pages to play on, one a game. They are made of messages, so every language has them. */
public final class PlayPages {
    private static final String NAME = MadePages.PLAY;
    private static final String SERIES = "series";

    private final Templates templates;
    private final Map<Language, Messages> languages;
    private final String assets;
    private final String publicUrl;
    private final Supplier<List<String>> modules;

    /** As for {@link ContentPages}. */
    PlayPages(
            Templates templates,
            Map<Language, Messages> languages,
            String assets,
            String publicUrl,
            Supplier<List<String>> modules) {
        this.templates = templates;
        this.languages = languages;
        this.assets = assets;
        this.publicUrl = publicUrl;
        this.modules = modules;
    }

    /** Whether such a page stands at an address: there a game is played that can be played. */
    static boolean at(PageAddress address) {
        return address.name().equals(NAME) && address.game() != null && Games.byId(address.game()) != null;
    }

    /** Where all of them stand, in some languages. */
    public static List<PageAddress> addresses(Set<Language> languages) {
        List<PageAddress> addresses = new ArrayList<>();
        for (Game game : Games.all()) {
            languages.forEach(language -> addresses.add(PageAddress.ofGame(game.id(), NAME, language)));
        }
        return addresses;
    }

    /**
     * An option as it is offered.
     *
     * @param usual the value that holds unless another is chosen
     * @param why what its sources leave open, in a line; null if nothing is said
     * @param clause the clause that it is about
     */
    public record OptionModel(
            String id,
            String label,
            List<ValueModel> values,
            String usual,
            String why,
            ClauseModels.ClauseModel clause) {}

    /** A value of an option. */
    public record ValueModel(String value, String label) {}

    /** The page of a playable game. */
    Answer answer(PageAddress address, Library library, Messages messages) {
        Game game = Games.byId(address.game());
        List<ClauseModels.ClauseModel> clauses = new ClauseModels(library, messages).of(game);
        Recording start = start(game);
        List<Layout> layouts = List.of(start.rules().layout());
        Map<String, Object> variables = new HashMap<>();
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", false);
        variables.put("styles", List.of("play-form", "play"));
        variables.put("site", publicUrl);
        variables.put("modules", modules.get());
        variables.put("page", page(address, game, new PageMenus(address, library, messages), messages));
        variables.put("clauses", clauses);
        variables.put("options", options(game, clauses, messages));
        variables.put(
                "series", game.clauses().stream().anyMatch(clause -> clause.id().equals(SERIES)));
        variables.put("sprite", Sprite.of(layouts));
        variables.put("ground", Sprite.inGround(layouts));
        variables.put(
                "stage",
                new ExampleModels(messages).of(new WorkedExample("game", start, null, 0, 0, 0, game.name()), null));
        variables.put("wordsJson", PageJson.words(messages, List.of(game), List.of("player.", "play.")));
        byte[] html = templates.render(NAME, variables).getBytes(StandardCharsets.UTF_8);
        return Answer.kept(PlainPages.HTML, "public, max-age=60", html);
    }

    private PageModel page(PageAddress address, Game game, PageMenus menus, Messages messages) {
        String title =
                messages.text("page.of-game", Map.of("game", game.name(), "page", messages.text("page.tab." + NAME)));
        return PageModel.made(
                address,
                game.name(),
                messages.text("page.window", Map.of("title", title)),
                messages.text("play.about", Map.of("game", game.name())),
                menus,
                languages);
    }

    private static Recording start(Game game) {
        try {
            return GameSetUp.of(game, Map.of(), null).record(List.of());
        } catch (InputException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<OptionModel> options(Game game, List<ClauseModels.ClauseModel> clauses, Messages messages) {
        List<OptionModel> options = new ArrayList<>();
        for (Option option : game.options()) {
            String label = "player.option." + option.id();
            String why = "play.why." + game.id() + "." + option.id();
            List<ValueModel> values = option.values().stream()
                    .map(value -> new ValueModel(value, option.numeric() ? value : messages.text(label + "." + value)))
                    .toList();
            ClauseModels.ClauseModel clause = clauses.stream()
                    .filter(one -> one.id().equals(option.clause().id()))
                    .findFirst()
                    .orElseThrow();
            options.add(new OptionModel(
                    option.id(),
                    messages.text(label),
                    values,
                    option.byDefault(),
                    messages.has(why) ? messages.text(why) : null,
                    clause));
        }
        return options;
    }
}
