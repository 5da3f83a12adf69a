package lapbylap.web.kiosk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import lapbylap.content.Library;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.web.api.Languages;
import lapbylap.web.api.RecordingRequest;
import lapbylap.web.board.BoardDrawing;
import lapbylap.web.board.Marks;
import lapbylap.web.board.Sprite;
import lapbylap.web.http.Answer;
import lapbylap.web.http.Query;
import lapbylap.web.page.PageJson;
import lapbylap.web.page.Templates;

/**
 * The exhibit: one page that brings along all that it needs, in every language it speaks, so that nothing but
 * recordings is asked for while somebody visits it.
 */
public final class KioskPage {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String LANG = "lang";
    private static final int MOMENTS = 4;

    /** What is said on its screens, and by the player on them. */
    private static final List<String> WORDS = List.of(
            "kiosk.",
            "player.",
            "board.",
            "certainty.documented",
            "citation.via",
            "page.unreviewed",
            "home.game.",
            "play.status.",
            "play.pit",
            "play.refused.",
            "play.again",
            "play.no-answer");

    private final Templates templates;
    private final Map<Language, Messages> messages;
    private final String assets;
    private final Supplier<List<String>> modules;

    /**
     * @param assets what addresses of static files begin with
     * @param modules addresses of all modules that the page needs to start
     */
    public KioskPage(
            Templates templates, Map<Language, Messages> messages, String assets, Supplier<List<String>> modules) {
        this.templates = templates;
        this.messages = messages;
        this.assets = assets;
        this.modules = modules;
    }

    /** A board as it is before the first move, its words as keys of messages. */
    public record BoardModel(String game, String name, String picture) {}

    /**
     * The page as an address sets it up. Besides what {@link KioskSettings} reads, {@code lang} tells the language in
     * which it waits for visitors.
     */
    public Answer answer(String rawQuery, Library library) {
        Set<String> known = new HashSet<>(KioskSettings.NAMES);
        known.add(LANG);
        Query query = Query.of(rawQuery, known, KioskSettings.REPEATABLE);
        KioskSettings settings = KioskSettings.of(query, Language.all());
        Language first = first(query.get(LANG), settings);
        List<Game> games = settings.games().stream().map(Games::byId).toList();
        List<Layout> layouts = games.stream().map(game -> rules(game).layout()).toList();
        Map<String, Object> variables = new HashMap<>();
        variables.put("assets", assets);
        variables.put("modules", modules.get());
        variables.put("words", messages.get(first));
        variables.put("languages", settings.languages());
        variables.put("orientation", settings.orientation());
        variables.put("sprite", Sprite.of(layouts));
        variables.put("boards", games.stream().map(KioskPage::board).toList());
        variables.put("settingsJson", PageJson.inPage(settingsJson(settings, first, library)));
        Map<String, String> words = new LinkedHashMap<>();
        settings.languages()
                .forEach(language -> words.put(language.tag(), PageJson.words(messages.get(language), games, WORDS)));
        variables.put("wordsJson", words);
        byte[] html = templates.render("kiosk", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(200, "text/html;charset=utf-8", "no-cache", html);
    }

    /** A recording as the page shows it: told in its language, with what is not told before a lap has ended. */
    public Answer replay(Game game, String rawQuery) {
        RecordingRequest request = RecordingRequest.of(game, rawQuery, Set.of());
        Messages told = request.messages(messages);
        Narrator narrator = new Narrator(told == null ? messages.get(Language.ENGLISH) : told);
        return Answer.json("public, max-age=300", RecordingJson.forPage(request.recording(), narrator));
    }

    private Language first(String tag, KioskSettings settings) {
        Language asked = tag == null ? null : Languages.of(tag, messages).language();
        return settings.languages().contains(asked)
                ? asked
                : settings.languages().get(0);
    }

    private static Rules rules(Game game) {
        return game.rules(Options.defaults(game));
    }

    private static BoardModel board(Game game) {
        Rules rules = rules(game);
        String picture =
                new BoardDrawing(rules.layout(), key -> key).draw(rules.start().counts(), Marks.NONE, null);
        return new BoardModel(game.id(), game.name(), picture);
    }

    private String settingsJson(KioskSettings settings, Language first, Library library) {
        List<Scene> moments = new ArrayList<>();
        for (int i = 0; i < MOMENTS; i++) {
            for (String game : settings.games()) {
                List<Scene> all = Scene.moments(library, game, MOMENTS);
                if (i < all.size()) {
                    moments.add(all.get(i));
                }
            }
        }
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("languages", settings.languages().stream().map(Language::tag).toList());
        told.put("first", first.tag());
        told.put("idle", settings.idle());
        told.put("sound", settings.sound());
        told.put("text", settings.text());
        told.put("orientation", settings.orientation());
        told.put("open", settings.open() == null ? null : settings.open().toString());
        told.put("hands", settings.hands());
        told.put("moments", moments);
        told.put(
                "guides",
                settings.games().stream()
                        .map(game -> Guide.of(library, game))
                        .filter(Objects::nonNull)
                        .toList());
        try {
            return JSON.writeValueAsString(told);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
