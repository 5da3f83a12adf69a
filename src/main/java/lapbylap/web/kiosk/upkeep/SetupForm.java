package lapbylap.web.kiosk.upkeep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.kiosk.KioskSettings;

/**
 * The form in which an exhibit is set up.
 *
 * @param games the games it may offer
 * @param languages the languages it may speak
 * @param selects what is chosen from lists
 * @param text the line of the exhibit’s own
 * @param idle seconds without a touch
 * @param from when it opens; empty if it is always open
 * @param until when it closes; empty too
 */
public record SetupForm(
        List<Value> games,
        List<Value> languages,
        List<Select> selects,
        String text,
        int idle,
        String from,
        String until) {

    /**
     * A value that may be chosen.
     *
     * @param lang the language of its label if that is not the page's; null else
     */
    public record Value(String id, String label, boolean chosen, String lang) {}

    /** A list from which one value is chosen. */
    public record Select(String name, String label, List<Value> values) {}

    static SetupForm of(KioskSettings settings, Collection<Language> spoken, Messages words) {
        List<Value> games = new ArrayList<>();
        for (String id : KioskSettings.playable()) {
            boolean chosen = settings.games().contains(id);
            games.add(new Value(id, Games.byId(id).name(), chosen, null));
        }
        List<Value> languages = new ArrayList<>();
        for (Language one : spoken) {
            boolean chosen = settings.languages().contains(one);
            languages.add(new Value(one.tag(), one.ownName(), chosen, one.tag()));
        }
        String from = settings.open() == null ? "" : settings.open().from().toString();
        String until = settings.open() == null ? "" : settings.open().until().toString();
        return new SetupForm(
                games,
                languages,
                List.of(
                        select("orientation", KioskSettings.ORIENTATIONS, settings.orientation(), words),
                        select("hands", KioskSettings.HANDS, settings.hands(), words),
                        select("sound", KioskSettings.SOUNDS, settings.sound() ? "on" : "off", words)),
                settings.text(),
                settings.idle(),
                from,
                until);
    }

    private static Select select(String name, List<String> ids, String chosen, Messages words) {
        String prefix = "upkeep.setup." + name;
        List<Value> values = ids.stream()
                .map(id -> new Value(id, words.text(prefix + "." + id), id.equals(chosen), null))
                .toList();
        return new Select(name, words.text(prefix), values);
    }
}
