package lapbylap.web.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Boards of every size are drawn whole: each piece is drawn or told by a number, inside the picture, in sound XML. */
class BoardDrawingTest {
    private static final int MOST_BYTES = 8000;

    static Stream<Layout> layouts() {
        return Stream.concat(
                IntStream.concat(IntStream.rangeClosed(6, 12), IntStream.rangeClosed(40, 50))
                        .mapToObj(Layout::ofTwoRows),
                Stream.of(Layout.ofFourRows(8)));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void tellsEveryCount(Layout layout) throws Exception {
        for (int most : new int[] {0, 1, 8, 9, 15, 16, 64, 123}) {
            Random random = new Random(most);
            int[] board = random.ints(layout.size(), 0, most + 1).toArray();
            board[layout.size() / 3] = most;
            int reserve = layout.rows() == 4 ? most % 25 : 0;
            Counts counts = new Counts(board, new int[] {most, 2}, new int[] {reserve, 24 - reserve}, 0);
            Element svg = drawn(layout, counts, Marks.NONE);
            String seed = layout.rows() == 4 ? "#cow-" : "#seed-";
            int drawnAtMost = layout.rows() == 4 ? 8 : 15;
            List<String> told = told(layout, svg, board, drawnAtMost);
            assertEquals(IntStream.of(board).mapToObj(Integer::toString).toList(), told);
            int onBoard = IntStream.of(board)
                    .map(count -> Math.min(count, drawnAtMost))
                    .sum();
            boolean herds = layout.rows() == 4;
            int beside = herds ? 24 : most + 2;
            assertEquals(onBoard + beside, uses(svg, seed), "drawn with at most " + most);
            assertEquals(
                    herds ? List.of("" + reserve, "" + (24 - reserve)) : List.of("" + most, "2"),
                    texts(svg, "tspan", "number"));
        }
    }

    /** The number of each pit: that beside it, or where it is missing the one over its pieces; none is nothing. */
    private static List<String> told(Layout layout, Element svg, int[] board, int drawnAtMost) throws Exception {
        List<String> many = new ArrayList<>();
        for (int count : board) {
            if (count > drawnAtMost) {
                many.add(Integer.toString(count));
            }
        }
        List<String> shown = texts(svg, "text", "many");
        assertEquals(many.stream().sorted().toList(), shown.stream().sorted().toList());
        Map<String, String> numbers = new HashMap<>();
        for (Element text : ofClass(svg, "count")) {
            numbers.put(place(text), text.getTextContent());
        }
        List<String> told = new ArrayList<>();
        for (Element text : ofClass(parsed(Sprite.of(List.of(layout))), "count")) {
            int count = board[told.size()];
            told.add(numbers.getOrDefault(place(text), count > drawnAtMost ? "" + count : "0"));
        }
        return told;
    }

    private static List<Element> ofClass(Element svg, String name) {
        return elements(svg, "text").stream()
                .filter(text -> List.of(text.getAttribute("class").split(" ")).contains(name))
                .toList();
    }

    private static String place(Element element) {
        return element.getAttribute("x") + " " + element.getAttribute("y");
    }

    /** Places come in the order of board indexes, which is that along each groove. */
    @ParameterizedTest
    @MethodSource("layouts")
    void theSpriteTellsWherePitsAre(Layout layout) throws Exception {
        Plan plan = new Plan(layout);
        List<Element> places = ofClass(parsed(Sprite.of(List.of(layout))), "count");
        assertEquals(layout.size(), places.size());
        for (int pit = 0; pit < places.size(); pit++) {
            Element place = places.get(pit);
            assertEquals(Svg.number(plan.x(pit)), place.getAttribute("data-x"));
            assertEquals(Svg.number(plan.y(pit)), place.getAttribute("data-y"));
            int circuit = place.hasAttribute("data-circuit") ? 1 : 0;
            assertEquals(plan.circuit(pit), circuit);
            double at = Double.parseDouble(place.getAttribute("data-at"));
            if (pit > 0 && plan.circuit(pit - 1) == circuit) {
                assertTrue(at > Double.parseDouble(places.get(pit - 1).getAttribute("data-at")), "pit " + pit);
            }
        }
    }

    /** Boards that share what lies in their pits show the same as others, and refer to what the sprite holds. */
    @ParameterizedTest
    @MethodSource("layouts")
    void sharedPilesLookLikeOthers(Layout layout) throws Exception {
        Piles piles = new Piles();
        BoardDrawing alone = new BoardDrawing(layout, key -> key);
        BoardDrawing sharing = new BoardDrawing(layout, key -> key, piles);
        List<String> drawn = new ArrayList<>();
        List<String> shared = new ArrayList<>();
        for (int most : new int[] {3, 40}) {
            int[] board = new Random(most).ints(layout.size(), 0, most + 1).toArray();
            int[] none = new int[2];
            int[] beside = {most + 20, 7};
            Counts counts =
                    layout.rows() == 4 ? new Counts(board, none, beside, 0) : new Counts(board, beside, none, 0);
            drawn.add(alone.draw(counts, Marks.NONE, null));
            shared.add(sharing.draw(counts, Marks.NONE, null));
        }
        Map<String, Element> sprite = new HashMap<>();
        elements(parsed(Sprite.of(List.of(layout), piles)), "*")
                .forEach(element -> sprite.put(element.getAttribute("id"), element));
        for (int i = 0; i < drawn.size(); i++) {
            assertTrue(shared.get(i).length() < drawn.get(i).length());
            List<Seen> left = seen(parsed(shared.get(i)), sprite, 0, 0);
            for (Seen one : seen(parsed(drawn.get(i)), sprite, 0, 0)) {
                Seen same = left.stream().filter(one::looksLike).findFirst().orElse(null);
                assertTrue(left.remove(same), one + " is missing");
            }
            assertEquals(List.of(), left);
        }
    }

    /** A piece or a number at its place. */
    private record Seen(String what, double x, double y) {
        /** Places are rounded twice where piles are shared. */
        boolean looksLike(Seen other) {
            return what.equals(other.what) && Math.abs(x - other.x) < .2 && Math.abs(y - other.y) < .2;
        }
    }

    private static List<Seen> seen(Element root, Map<String, Element> sprite, double x, double y) {
        List<Seen> seen = new ArrayList<>();
        for (Element element : elements(root, "*")) {
            String href = element.getAttribute("href");
            double left = x + number(element, "x");
            double top = y + number(element, "y");
            if (href.startsWith("#pile-") || href.startsWith("#five-")) {
                seen.addAll(seen(sprite.get(href.substring(1)), sprite, left, top));
            } else if (href.startsWith("#cow-") || href.startsWith("#seed-")) {
                seen.add(new Seen(href, left, top));
            } else if (element.getTagName().equals("text")) {
                seen.add(new Seen(element.getTextContent(), left, top));
            }
        }
        return seen;
    }

    private static double number(Element element, String name) {
        return element.hasAttribute(name) ? Double.parseDouble(element.getAttribute(name)) : 0;
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void refersToWhatTheSpriteHolds(Layout layout) throws Exception {
        Element sprite = parsed(Sprite.of(List.of(layout, layout)));
        Set<String> ids = new HashSet<>();
        for (Element element : elements(sprite, "*")) {
            if (element.hasAttribute("id")) {
                assertTrue(ids.add(element.getAttribute("id")), element.getAttribute("id") + " stands twice");
            }
        }
        int[] board = new int[layout.size()];
        Arrays.fill(board, 20);
        Marks marks = new Marks(0, List.of(1, 2, 3), List.of(layout.size() - 1), List.of(), -1, -1, List.of(5), true);
        Element svg = drawn(layout, new Counts(board, new int[] {7, 8}, new int[] {9, 10}, 0), marks);
        for (Element element : elements(svg, "*")) {
            assertEquals("", element.getAttribute("id"), "a drawing may stand in a page twice");
        }
        for (Element root : List.of(sprite, svg)) {
            for (Element use : elements(root, "use")) {
                assertTrue(ids.contains(use.getAttribute("href").substring(1)), use.getAttribute("href"));
            }
        }
    }

    @Test
    void ofAllSizesTogetherNoIdStandsTwice() throws Exception {
        for (String text : List.of(
                Sprite.of(layouts().toList()),
                Sprite.ofPictures(
                        layouts().filter(layout -> layout.columns() <= 12).toList()))) {
            Set<String> ids = new HashSet<>();
            for (Element element : elements(parsed(text), "*")) {
                if (element.hasAttribute("id")) {
                    assertTrue(ids.add(element.getAttribute("id")), element.getAttribute("id"));
                }
            }
        }
    }

    @Test
    void cowsOfTheWholeGameFitIntoAFewKilobytes() {
        int[] board = new int[32];
        Arrays.fill(board, 2);
        Counts all = new Counts(board, new int[2], new int[2], 0);
        Counts start =
                new Counts(Arrays.copyOf(new int[] {1, 1, 1, 1, 1, 1, 1, 1}, 32), new int[2], new int[] {24, 24}, 0);
        for (Counts counts : List.of(all, start)) {
            String svg = new BoardDrawing(Layout.ofFourRows(8), key -> key).draw(counts, Marks.NONE, "A board");
            assertTrue(svg.getBytes(StandardCharsets.UTF_8).length < MOST_BYTES, svg.length() + " bytes");
        }
    }

    @Test
    void cowsFaceTheWayTheyAreSown() {
        Plan plan = new Plan(Layout.ofFourRows(8));
        for (int pit = 0; pit < 32; pit++) {
            int next = pit % 16 == 15 ? pit - 15 : pit + 1;
            double step = plan.x(next) - plan.x(pit);
            if (step != 0) {
                assertEquals(Math.signum(step), plan.heading(pit), "pit " + pit);
            }
        }
    }

    @Test
    void capturedCowsWaitBesideThePitThatTookThem() throws Exception {
        Counts counts = new Counts(new int[32], new int[2], new int[2], 5);
        Marks marks = new Marks(-1, List.of(), List.of(), List.of(20), -1, 3, List.of(), true);
        Element svg = drawn(Layout.ofFourRows(8), counts, marks);
        assertEquals(5, uses(svg, "#cow-"));
        assertEquals(
                1,
                elements(svg, "path").stream()
                        .filter(path -> path.getAttribute("class").equals("thread"))
                        .count());
    }

    @Test
    void picturesForAShelfTellNoNumbers() throws Exception {
        Layout layout = Layout.ofTwoRows(12);
        int[] board = new int[24];
        Arrays.fill(board, 3);
        Element svg = parsed(BoardDrawing.picture(layout, new Counts(board, new int[2], new int[2], 0)));
        assertEquals(72, uses(svg, "#seed-"));
        assertEquals(0, elements(svg, "text").size());
        parsed(Scenery.heap());
        parsed(Scenery.ground());
    }

    private static Element drawn(Layout layout, Counts counts, Marks marks) throws Exception {
        return parsed(new BoardDrawing(layout, key -> "<" + key + "> & \"so\"").draw(counts, marks, "A & \"B\""));
    }

    private static Element parsed(String xml) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
        return document.getDocumentElement();
    }

    private static List<Element> elements(Element root, String name) {
        NodeList found = root.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static int uses(Element svg, String begin) {
        return (int) elements(svg, "use").stream()
                .filter(use -> use.getAttribute("href").startsWith(begin))
                .count();
    }

    private static List<String> texts(Element svg, String name, String kind) {
        return elements(svg, name).stream()
                .filter(text -> text.getAttribute("class").equals(kind))
                .map(Element::getTextContent)
                .toList();
    }
}
