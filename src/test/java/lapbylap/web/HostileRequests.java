package lapbylap.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes addresses that are wrong in every way that came to mind, and some that are right. The same seed, the same ones.
 */
final class HostileRequests {
    private static final List<String> PATHS = List.of(
            "/",
            "/health",
            "/api/v1/games",
            "/api/v1/games/en-dodoi",
            "/api/v1/games/en-dodoi/replay",
            "/api/v1/games/en-dodoi/replay",
            "/api/v1/games/en-dodoi/replay",
            "/api/v1/games/en-dodoi/replay",
            "/api/v1/games/en-dodoi/suggest",
            "/en/",
            "/en/games/en-dodoi/",
            "/en/games/en-dodoi/rules",
            "/en/about",
            "/problems/endless-move",
            "/static/x/css/site.css",
            "/sw/",
            "/kiosk",
            "/embed/en-dodoi");
    private static final List<String> NAMES = List.of(
            "moves",
            "position",
            "pits",
            "seeds",
            "empty-opposite",
            "origin-pit",
            "lang",
            "mode",
            "x",
            "",
            "level",
            "seed",
            "Moves");
    private static final List<String> VALUES = List.of(
            "",
            "C",
            "C,f",
            "C,f,C,f,D,b,F,f,E,e,C,b",
            "A,A",
            ",",
            ",,,,",
            "C,,f",
            "G",
            "aa",
            "C f",
            "C;f",
            "C+5",
            "0",
            "-1",
            "6",
            "10",
            "11",
            "4",
            "999999999999999999999",
            "1e3",
            "6.0",
            "NaN",
            "null",
            "true",
            "nothing",
            "own-seed",
            "sown",
            "skipped",
            "en",
            "xx",
            "EN",
            "4-4-4-4-4-4_4-4-4-4-4-4_0-0_S",
            "4-4-4-4-4-4_4-4-4-4-4-4_0-0_X",
            "4-4-4-4-4-4_4-4-4-4-4_0-0_S",
            "4-4-4_4-4-4_0-0_S",
            "4-4-4-4-4-4_4-4-4-4-4-4_0_S",
            "0-0-0-0-0-0_0-0-0-0-0-0_0-0_S",
            "401-0-0-0-0-0_0-0-0-0-0-0_0-0_S",
            "400-0-0-0-0-0_0-0-0-0-0-0_0-0_S",
            "0-0-0-0-0-0_0-0-0-0-0-0_200-201_S",
            "99999999999999999999-0-0-0-0-0_0-0-0-0-0-0_0-0_S",
            "-4-4-4-4-4-4_4-4-4-4-4-4_0-0_S",
            "2-6-0-4-0-2_1-2-6-1-0-1_18-5_N",
            "1-1-1-1-1-1-1-1_0-0-0-0-0-0-0-0_1-1-1-1-1-1-1-1_0-0-0-0-0-0-0-0_24-24_S",
            "<script>alert(1)</script>",
            "{{7*7}}${7*7}__${7*7}__::x",
            "../../etc/passwd",
            "'; drop table games; --",
            "\u0000\u0001\u0002",
            "\r\nX-Injected: yes",
            "\u202E\u2066ab",
            "ਗੇੜਾ ő ɛ́",
            "\uD83D\uDC04");
    private static final List<String> RAW = List.of(
            "%", "%zz", "%FF%FE", "%C0%AF", "%00", "%2e%2e%2f", "%E0%A4", "&&", "=", "&=&", "?", "#", "%u0041", "+");
    private static final List<String> TAILS = List.of(
            "/..",
            "/../../pom.xml",
            "/%2e%2e/%2e%2e/pom.xml",
            "/..%2f..%2fpom.xml",
            "//",
            "/.",
            ";a=b",
            "/\\..\\x",
            "/%5c..",
            "/%00",
            "/a/b/c/d/e/f",
            "/rules/",
            ".md",
            "/WEB-INF/web.xml",
            "/lapbylap/cli/Main.class",
            "%20",
            "/~",
            "/%zz");

    private final Random random;

    HostileRequests(long seed) {
        random = new Random(seed);
    }

    /** The next target of a request: a path and perhaps a query. */
    String next() {
        StringBuilder target = new StringBuilder(pick(PATHS));
        if (random.nextInt(6) == 0) {
            target.append(pick(TAILS));
        }
        List<String> pairs = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            pairs.add(pick(NAMES) + (random.nextInt(12) == 0 ? "" : "=") + value());
        }
        return pairs.isEmpty() ? target.toString() : target + "?" + String.join("&", pairs);
    }

    private String value() {
        return switch (random.nextInt(10)) {
            case 0 -> pick(RAW);
            case 1 -> "C,f,".repeat(random.nextInt(1500)) + "C";
            case 2 -> encoded(noise(random.nextInt(40)));
            case 3 -> encoded(pick(VALUES) + noise(3));
            default -> encoded(pick(VALUES));
        };
    }

    private String noise(int length) {
        StringBuilder noise = new StringBuilder();
        for (int i = 0; i < length; i++) {
            noise.append((char) random.nextInt(random.nextBoolean() ? 128 : 0xD800));
        }
        return noise.toString();
    }

    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    private String pick(List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
