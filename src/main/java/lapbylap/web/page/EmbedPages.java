package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import lapbylap.content.Library;
import lapbylap.content.WorkedExample;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.record.Recording;
import lapbylap.web.api.RecordingRequest;
import lapbylap.web.board.Sprite;
import lapbylap.web.http.Answer;
import lapbylap.web.http.ProblemDocument;
import lapbylap.web.http.RequestProblem;

/** The player alone, to stand in a frame of somebody else's page. */
public final class EmbedPages {
    private static final String CACHE_CONTROL = "public, max-age=300";
    private static final List<String> MODES = List.of("read", "project", "kiosk", "embed", "print");
    private static final Set<String> OTHERS = Set.of("mode", "speed", "from", "to", "readings");
    private static final double SLOWEST = .25;
    private static final double FASTEST = 4;

    private final Templates templates;
    private final String assets;
    private final String publicUrl;
    private final Supplier<List<String>> modules;
    private final Map<Language, Messages> messages;

    /**
     * Pages whose static files are found below the prefix {@code assets}.
     *
     * @param publicUrl what absolute addresses begin with; null if it is not known
     * @param modules addresses of all modules that a player needs to start, that which starts it first
     */
    public EmbedPages(
            Templates templates,
            String assets,
            String publicUrl,
            Supplier<List<String>> modules,
            Map<Language, Messages> messages) {
        this.modules = modules;
        this.templates = templates;
        this.assets = assets;
        this.publicUrl = publicUrl;
        this.messages = messages;
    }

    /**
     * The player with the recording that a query asks for.
     *
     * @throws RequestProblem if anything in it is wrong
     */
    public Answer answer(Game game, String rawQuery, Library library) {
        RecordingRequest request = RecordingRequest.of(game, rawQuery, OTHERS);
        Messages told = request.messages(messages);
        Messages words = told == null ? messages.get(Language.ENGLISH) : told;
        checkMode(request);
        checkSpeed(request);
        checkReadings(request);
        Recording recording = request.recording();
        int last = recording.frames().size() - 1;
        int from = frame(request, "from", 0, 0, last);
        int to = frame(request, "to", last, from, last);
        WorkedExample example = new WorkedExample("game", recording, null, from, to, to, game.name());
        PageModel.ExampleModel shown = new ExampleModels(words).of(example, null);
        Map<String, Object> variables = variables(game.name(), words);
        variables.put(
                "mode",
                request.query().get("mode") == null ? "embed" : request.query().get("mode"));
        variables.put("modules", modules.get());
        variables.put("stage", shown);
        // no page but this one may stand in a frame, so links open beside it
        variables.put("elsewhere", "_blank");
        variables.put("site", publicUrl);
        List<Layout> layouts = List.of(recording.rules().layout());
        variables.put("sprite", Sprite.of(layouts));
        variables.put("ground", Sprite.inGround(layouts));
        variables.put("wordsJson", PageJson.words(words, List.of(game)));
        variables.put("clauses", new ClauseModels(library, words).of(game));
        return page(200, CACHE_CONTROL, variables);
    }

    /** A problem as it is told inside the frame. */
    public Answer problem(RequestProblem problem, Messages words) {
        Map<String, Object> variables = variables(ProblemDocument.title(problem, words), words);
        variables.put("mode", "embed");
        variables.put("problem", ProblemDocument.detail(problem, words));
        return page(problem.status(), "no-store", variables);
    }

    private Map<String, Object> variables(String title, Messages words) {
        Map<String, Object> variables = new HashMap<>();
        String window = words.text("page.window", Map.of("title", title));
        String lang = words.language().tag();
        variables.put("title", title);
        variables.put("page", PageModel.plain(lang, title, window, null, "", List.of()));
        variables.put("words", words);
        variables.put("assets", assets);
        variables.put("live", false);
        return variables;
    }

    private Answer page(int status, String cacheControl, Map<String, Object> variables) {
        byte[] html = templates.render("embed", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(status, PlainPages.HTML, cacheControl, html);
    }

    private static void checkMode(RecordingRequest request) {
        String mode = request.query().get("mode");
        if (mode != null && !MODES.contains(mode)) {
            throw wrong("mode", mode, String.join(", ", MODES));
        }
    }

    private static void checkSpeed(RecordingRequest request) {
        String speed = request.query().get("speed");
        if (speed == null) {
            return;
        }
        double number = speed.matches("[0-9]{1,3}|[0-9]{0,3}\\.[0-9]{1,6}") ? Double.parseDouble(speed) : 0;
        if (number < SLOWEST || number > FASTEST) {
            throw wrong("speed", speed, "0.25–4");
        }
    }

    /** The number of a frame that a parameter gives, or what holds if it does not. */
    private static int frame(RecordingRequest request, String name, int otherwise, int least, int most) {
        String text = request.query().get(name);
        if (text == null) {
            return otherwise;
        }
        int number = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
        if (number < least || number > most) {
            throw wrong(name, text, least + "–" + most);
        }
        return number;
    }

    /** Two readings to be shown at once, as in {@code empty-opposite:nothing,own-seed}. */
    private static void checkReadings(RecordingRequest request) {
        String readings = request.query().get("readings");
        if (readings == null) {
            return;
        }
        String[] parts = readings.split(":", 2);
        List<Option> options = request.game().options();
        Option option = options.stream()
                .filter(one -> one.id().equals(parts[0]))
                .findFirst()
                .orElseThrow(() -> new RequestProblem(
                        400,
                        "unknown-option",
                        Map.of(
                                "option",
                                parts[0],
                                "accepted",
                                options.stream().map(Option::id).toList())));
        String[] values = parts.length < 2 ? new String[0] : parts[1].split(",", -1);
        for (String value : values) {
            if (!option.values().contains(value)) {
                throw new RequestProblem(
                        400,
                        "unknown-option-value",
                        Map.of("option", option.id(), "value", value, "accepted", option.values()));
            }
        }
        if (values.length != 2) {
            String first = option.values().get(0);
            String second = option.values().get(option.values().size() > 1 ? 1 : 0);
            throw wrong("readings", readings, option.id() + ":" + first + "," + second);
        }
    }

    private static RequestProblem wrong(String parameter, String value, String accepted) {
        return new RequestProblem(
                400, "parameter-value", Map.of("parameter", parameter, "value", value, "accepted", accepted));
    }
}
