package lapbylap.web;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes addresses that are wrong in every way that came to mind, and some that are right. The same seed, the same ones.
 */
final class HostileRequests {
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
    private static final List<String> NO_NAMES = List.of("", "x", "Moves", "moves[]", "__proto__", "lang", "pits");
    private static final List<String> METHODS =
            List.of("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "FOO", "PROPFIND");
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

    /** Of longer lists of paths, such as that of all pages, none but the first are asked for their parameters. */
    private static final int MOST_ASKED = 60;

    private final Random random;
    private final List<List<String>> paths;
    private final Map<String, List<String>> names = new HashMap<>();

    /** Requests to all routes of a server that a client can reach. */
    HostileRequests(long seed, RawClient client) throws IOException {
        EveryRoute routes = EveryRoute.read();
        random = new Random(seed);
        paths = routes.paths();
        for (List<String> ofRoute : paths) {
            for (String path : ofRoute.subList(0, Math.min(MOST_ASKED, ofRoute.size()))) {
                names.put(path, EveryRoute.parameters(path, client));
            }
        }
    }

    /** The next target of a request: a path and perhaps a query. */
    String next() {
        String path = pick(pick(paths));
        StringBuilder target = new StringBuilder(path);
        if (random.nextInt(6) == 0) {
            target.append(pick(TAILS));
        }
        List<String> pairs = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            String name = name(names.getOrDefault(path, List.of()));
            String value = random.nextInt(3) > 0 ? fitting(name) : value();
            pairs.add(name + (random.nextInt(12) == 0 ? "" : "=") + value);
        }
        return pairs.isEmpty() ? target.toString() : target + "?" + String.join("&", pairs);
    }

    /** The next whole request, whose method and headers may be wrong besides. */
    byte[] nextWhole() {
        StringBuilder whole = new StringBuilder(random.nextInt(3) > 0 ? "GET" : pick(METHODS));
        whole.append(' ').append(next()).append(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        for (int i = random.nextInt(3); i > 0; i--) {
            whole.append(pick(HostileHeaders.ALL)).append("\r\n");
        }
        return whole.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private String name(List<String> known) {
        return known.isEmpty() || random.nextInt(5) == 0 ? pick(NO_NAMES) : pick(known);
    }

    /** A value that a parameter with this name may well take. */
    private String fitting(String name) {
        return switch (name) {
            case "moves" -> moves();
            case "lang" -> pick(List.of("en", "pa", "hu", "EN"));
            case "position" -> pick(List.of("4-4-4-4-4-4_4-4-4-4-4-4_0-0_S", "2-6-0-4-0-2_1-2-6-1-0-1_18-5_N"));
            case "origin-pit" -> pick(List.of("sown", "skipped"));
            case "empty-opposite" -> pick(List.of("nothing", "own-seed"));
            default -> String.valueOf(random.nextInt(12));
        };
    }

    /** Moves by turns, which may or may not be legal. */
    private String moves() {
        StringBuilder moves = new StringBuilder();
        int count = random.nextInt(random.nextInt(8) == 0 ? 1_100 : 8);
        for (int i = 0; i < count; i++) {
            moves.append(i == 0 ? "" : ",").append((char) ((i % 2 == 0 ? 'A' : 'a') + random.nextInt(8)));
        }
        return moves.toString();
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

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
