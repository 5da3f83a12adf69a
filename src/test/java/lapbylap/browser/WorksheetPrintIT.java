package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.worksheet.Sower;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** Worksheets printed by the browser and read back, as somebody who checks them with a board and seeds would. */
class WorksheetPrintIT {
    private static final String ALL = "?kinds=last-seed,board,ending,most,play-on";
    private static final Pattern ROW = Pattern.compile("(?:[a-zA-Z] \\d+ ){5}[a-zA-Z] \\d+");
    private static final Pattern EMPTY_ROW = Pattern.compile("f e d c b a|A B C D E F");
    private static final Pattern NUMBER = Pattern.compile("^(\\d+) (?=\\S)");
    private static final Pattern LIFTS = Pattern.compile("(South|North) lifts the (\\d+) seeds of ([a-fA-F]) ");
    private static final Pattern POOLS = Pattern.compile("Captured so far: South (\\d+), North (\\d+)\\.");

    private final ChromeDriver browser = TestSite.browser();

    private PrintedSheet print(String path) throws Exception {
        Emulation.reset(browser);
        browser.get(TestSite.url(path));
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        return PrintedSheet.of(browser);
    }

    static Stream<Arguments> languagesAndPapers() {
        return Messages.load().keySet().stream()
                .flatMap(language -> Stream.of("a4", "letter").map(paper -> Arguments.of(language, paper)));
    }

    @ParameterizedTest
    @MethodSource("languagesAndPapers")
    void isWholeInEveryLanguageOnBothPapers(Language language, String paper) throws Exception {
        Messages words = Messages.load().get(language);
        PrintedSheet sheet = print(
                "/" + language.tag() + "/games/en-dodoi/worksheet" + ALL + "&number=10&level=2&seed=6&paper=" + paper);
        double[] millimetres = paper.equals("a4") ? new double[] {210, 297} : new double[] {215.9, 279.4};
        assertEquals(millimetres[0], sheet.paper().getWidth() / 72 * 25.4, .2);
        assertEquals(millimetres[1], sheet.paper().getHeight() / 72 * 25.4, .2);
        assertEquals(List.of(), sheet.outside());
        int boards = 0;
        int answers = 0;
        for (int page = 0; page < sheet.pages().size(); page++) {
            List<String> lines = sheet.pages().get(page);
            String told = "page " + (page + 1) + ": " + lines;
            assertEquals((page + 1) + " / " + sheet.pages().size(), lines.get(lines.size() - 1), told);
            assertTrue(lines.size() > 3, told);
            boards += wholeBoards(lines, told);
            answers += squeezed(lines.get(0)).equals(squeezed(words.text("worksheet.answers"))) ? 1 : 0;
        }
        // ten questions, two of them with a board to fill in, which two answers show
        assertEquals(14, boards);
        assertEquals(1, answers, "the answers begin a page");
        String all = squeezed(String.join("", sheet.lines()));
        for (String key : List.of(
                "worksheet.name",
                "worksheet.date",
                "worksheet.rules",
                "worksheet.write.why",
                "worksheet.write.winner",
                "player.predict.ends.relay",
                "certainty.documented")) {
            assertTrue(all.contains(squeezed(words.text(key))), key);
        }
    }

    /** Counts boards: the line above the upper row, and on the same page the one below the lower row. */
    private static int wholeBoards(List<String> lines, String told) {
        int boards = 0;
        boolean open = false;
        for (String line : lines) {
            if (ROW.matcher(line).matches() || EMPTY_ROW.matcher(line).matches()) {
                boolean upper = line.startsWith("f");
                assertEquals(!open, upper, told);
                boards += upper ? 0 : 1;
                open = upper;
            }
        }
        assertTrue(!open, "a board is cut, " + told);
        return boards;
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s\\u00ad-]+", "");
    }

    /** Every game comes out on whole pages, with nothing beyond the edge. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/en/games/bao-la-kimasai/worksheet" + ALL + "&number=5&level=3&seed=4&paper=letter",
                "/en/games/en-gehe/worksheet" + ALL + "&number=5&level=1&seed=4&pits=50&paper=letter",
                "/en/games/cross-endodoi/worksheet" + ALL + "&number=12&level=3&seed=4",
                "/en/games/en-dodoi/worksheet" + ALL + "&number=12&level=3&seed=4&pits=10&seeds=6"
            })
    void nothingIsCut(String path) throws Exception {
        PrintedSheet sheet = print(path);
        assertEquals(List.of(), sheet.outside());
        // a picture that a page break goes through would be higher than its page
        Object tooHigh = browser.executeScript("return [...document.querySelectorAll('.asked')]"
                + ".filter(one => getComputedStyle(one).breakInside !== 'avoid').length");
        assertEquals(0L, tooHigh);
        String first = sheet.pages().get(0).get(0);
        assertTrue(first.startsWith("Lap by Lap"), first);
        assertTrue(sheet.pages().stream().anyMatch(page -> page.get(0).equals("Answers")));
    }

    /** A question or an answer as it stands on paper: its words as one line, and the numbers of its boards. */
    private record Printed(String text, List<Map<String, Integer>> boards) {}

    private static List<Printed> printed(List<String> lines) {
        List<Printed> all = new ArrayList<>();
        StringBuilder text = null;
        List<Map<String, Integer>> boards = null;
        for (String line : lines) {
            Matcher number = NUMBER.matcher(line);
            boolean next =
                    number.find() && number.group(1).equals(Integer.toString(all.size() + (text == null ? 1 : 2)));
            if (next) {
                if (text != null) {
                    all.add(new Printed(text.toString(), boards));
                }
                text = new StringBuilder(line.substring(number.end()));
                boards = new ArrayList<>();
            } else if (text != null && ROW.matcher(line).matches()) {
                if (line.startsWith("f")) {
                    boards.add(new TreeMap<>());
                }
                String[] parts = line.split(" ");
                for (int i = 0; i < parts.length; i += 2) {
                    boards.get(boards.size() - 1).put(parts[i], Integer.parseInt(parts[i + 1]));
                }
            } else if (text != null && !line.matches("\\d+ / \\d+")) {
                text.append(' ').append(line);
            }
        }
        all.add(new Printed(text.toString(), boards));
        return all;
    }

    private static Sower sower(Map<String, Integer> board, int south, int north, String mover) {
        List<String> numbers = new ArrayList<>();
        board.values().forEach(count -> numbers.add(count.toString()));
        // in this order of names capital letters, which are South's, come first
        String word = String.join("-", numbers.subList(0, 6)) + "_" + String.join("-", numbers.subList(6, 12));
        return Sower.at("en-dodoi", Map.of(), word + "_" + south + "-" + north + "_" + mover.charAt(0));
    }

    /** One lap from a pit, of whoever's row, as the mover's. */
    private static Sower.Shown lap(Map<String, Integer> board, String mover, String pit) {
        Map<String, Integer> before = new TreeMap<>(board);
        boolean own = Character.isUpperCase(pit.charAt(0)) == mover.equals("South");
        Sower.Shown lap = sower(before, 0, 0, own ? mover : mover.equals("South") ? "North" : "South")
                .firstLap(pit);
        boolean inOwnRow = Character.isUpperCase(lap.last().charAt(0)) == mover.equals("South");
        List<String> names = List.of("A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f");
        int last = names.indexOf(lap.last());
        boolean single = lap.board().get(last) == 1;
        String ends = !single ? "relay" : inOwnRow && lap.board().get(11 - last) > 0 ? "capture" : "stop";
        return new Sower.Shown("lap", pit, lap.seeds(), lap.last(), ends, lap.board());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void thePrintedAnswersAreRight(int level) throws Exception {
        PrintedSheet sheet = print("/en/games/en-dodoi/worksheet" + ALL + "&number=10&seed=12&level=" + level);
        List<String> lines = sheet.lines();
        int answersAt = lines.indexOf("Answers");
        int rulesAt = lines.subList(answersAt, lines.size()).indexOf("Rules used") + answersAt;
        List<Printed> questions = printed(lines.subList(0, answersAt));
        List<Printed> answers = printed(lines.subList(answersAt, rulesAt));
        assertEquals(10, questions.size());
        assertEquals(10, answers.size());
        for (int i = 0; i < 10; i++) {
            check(questions.get(i), answers.get(i));
        }
    }

    private static void check(Printed question, Printed answer) {
        String told = question + " " + answer;
        Map<String, Integer> board = question.boards().get(0);
        Matcher lifts = LIFTS.matcher(question.text());
        if (lifts.find()) {
            assertEquals(board.get(lifts.group(3)), Integer.valueOf(lifts.group(2)), told);
            Sower.Shown lap = lap(board, lifts.group(1), lifts.group(3));
            if (question.text().contains("In which pit")) {
                assertTrue(answer.text().startsWith("The last seed falls in " + lap.last() + "."), told);
            } else if (question.text().contains("Tick one")) {
                assertEquals(lap.ends(), answer.text().split(" ")[0].toLowerCase(), told);
                assertTrue(answer.text().contains(" in " + lap.last() + ", which was"), told);
            } else {
                assertEquals(lap.board(), new ArrayList<>(answer.boards().get(0).values()), told);
                assertTrue(answer.text().contains("the last seed in " + lap.last()), told);
            }
            return;
        }
        String mover = question.text().split(" ")[0];
        if (question.text().contains("Which one captures most")) {
            Map<String, Integer> captures = sower(board, 0, 0, mover).captures();
            int most = Collections.max(captures.values());
            Matcher best =
                    Pattern.compile("^([a-fA-F]) captures most: (\\d+)\\.").matcher(answer.text());
            assertTrue(best.find(), told);
            assertEquals(most, Integer.parseInt(best.group(2)), told);
            assertEquals(most, captures.get(best.group(1)), told);
            List<String> all = captures.entrySet().stream()
                    .map(move -> move.getKey() + " " + move.getValue())
                    .toList();
            assertTrue(answer.text().contains(String.join(", ", all) + "."), told);
        } else {
            Matcher pools = POOLS.matcher(question.text());
            assertTrue(pools.find(), told);
            Sower sower = sower(board, Integer.parseInt(pools.group(1)), Integer.parseInt(pools.group(2)), mover);
            Matcher moves = Pattern.compile("One way to the end: ([^.]+)\\.").matcher(answer.text());
            assertTrue(moves.find(), told);
            for (String move : moves.group(1).split(", ")) {
                String[] parts = move.split("\\+");
                int captured =
                        Arrays.stream(parts).skip(1).mapToInt(Integer::parseInt).sum();
                assertEquals(captured, sower.captures().get(parts[0]), told + move);
                sower.play(parts[0]);
            }
            assertTrue(sower.captures().isEmpty(), told);
            int left = sower.board().stream().mapToInt(Integer::intValue).sum();
            int south = sower.pool(0) + (sower.mover().equals("north") ? left : 0);
            int north = sower.pool(1) + (sower.mover().equals("south") ? left : 0);
            String score = "South ends with " + (south == 1 ? "one seed" : south + " seeds") + ", North with " + north;
            assertTrue(answer.text().contains(score), told + score);
        }
    }
}
