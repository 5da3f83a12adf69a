package lapbylap.web.kiosk.upkeep;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;

/** The page on which an exhibit is set up. */
final class SetupPages {
    private final UpkeepPage page;
    private final Collection<Language> spoken;

    SetupPages(UpkeepPage page, Collection<Language> spoken) {
        this.page = page;
        this.spoken = spoken;
    }

    /**
     * The form as it was filled in, what visitors see then, and what to copy.
     *
     * @param port where the exhibit is served
     */
    Answer answer(SetupRequest request, int port, Messages words) {
        String query = request.settings().query(spoken);
        Installation installation =
                new Installation(port, query, request.settings().sound());
        List<Copied> copied = List.of(
                copied("address", installation.address(), words),
                copied("server", installation.server(), words),
                copied("screen", installation.screen(), words),
                copied("command", installation.command(), words));
        Map<String, Object> shown = new HashMap<>();
        shown.put("form", SetupForm.of(request.settings(), spoken, words));
        shown.put("preview", query.isEmpty() ? "/kiosk" : "/kiosk?" + query);
        shown.put("orientation", request.settings().orientation());
        shown.put("copied", copied);
        shown.put("flags", flags(installation, words));
        return page.answer("setup", words, shown);
    }

    private static Copied copied(String id, String text, Messages words) {
        String prefix = "upkeep.setup." + id;
        return new Copied(id, words.text(prefix), words.text(prefix + ".how"), text);
    }

    private static List<Flag> flags(Installation installation, Messages words) {
        return installation.flags().stream()
                .map(flag -> new Flag(
                        flag,
                        words.text("upkeep.setup.flag." + flag.substring(2).replaceAll("=.*", ""))))
                .toList();
    }

    /** Something to copy, with what to do with it. */
    public record Copied(String id, String title, String how, String text) {}

    /** A word of the browser's command, and what it is for. */
    public record Flag(String word, String use) {}
}
