package lapbylap.web.kiosk.upkeep;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import lapbylap.i18n.Language;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.kiosk.KioskSettings;
import lapbylap.web.kiosk.OpeningHours;

/**
 * What the form sent, or an address says that was made of it.
 *
 * @param language the tag of the language to read the page in; null if none is asked for
 * @param fresh whether it comes from the form, and can be said more shortly
 */
record SetupRequest(KioskSettings settings, String language, boolean fresh) {
    private static final String LANGUAGE = "lang";
    private static final String OPEN = "open";

    /** The two fields of the opening hours. */
    private static final String FROM = "from";

    private static final String UNTIL = "until";

    /**
     * Reads the part of an address behind the question mark.
     *
     * @param spoken the languages of the site
     * @throws RequestProblem (400) if anything in it is unknown or cannot be
     */
    static SetupRequest of(String rawQuery, Collection<Language> spoken) {
        Set<String> known = new HashSet<>(KioskSettings.NAMES);
        known.addAll(Set.of(LANGUAGE, FROM, UNTIL));
        Query query = Query.of(rawQuery, known, KioskSettings.REPEATABLE);
        Map<String, String> said = new TreeMap<>(query.only(KioskSettings.NAMES));
        boolean fresh = query.get(FROM) != null || query.get(UNTIL) != null;
        if (fresh) {
            said.put(OPEN, hours(query));
        }
        StringJoiner pairs = new StringJoiner("&");
        said.forEach((name, value) -> pairs.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8)));
        return new SetupRequest(KioskSettings.of(pairs.toString(), spoken), query.get(LANGUAGE), fresh);
    }

    private static String hours(Query query) {
        String from = query.get(FROM) == null ? "" : query.get(FROM);
        String until = query.get(UNTIL) == null ? "" : query.get(UNTIL);
        if (from.isEmpty() && until.isEmpty()) {
            return "";
        }
        if (OpeningHours.of(from + "-" + until) == null) {
            throw new RequestProblem(400, "opening-hours", Map.of("from", from, "until", until));
        }
        return from + "-" + until;
    }

    /** The part of the page's address behind the question mark; empty if all is as usual. */
    String query(Collection<Language> spoken) {
        String query = settings.query(spoken);
        String read = language == null ? "" : LANGUAGE + "=" + language;
        return query + (query.isEmpty() || read.isEmpty() ? "" : "&") + read;
    }
}
