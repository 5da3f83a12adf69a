package lapbylap.worksheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import lapbylap.engine.Game;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import lapbylap.record.RecordedTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions of every kind, level and game, their answers held against {@link Sower}. */
class WorksheetTest {
    private static final int SHEETS = 3;
    private static final int NUMBER = Worksheet.MOST_QUESTIONS;

    /** Every game as usual, and with each option at its last value. */
    static Stream<Arguments> sheets() {
        List<Arguments> sheets = new ArrayList<>();
        for (Game game : Games.all()) {
            List<Map<String, String>> choices = new ArrayList<>(List.of(Map.of()));
            for (Option option : game.options()) {
                choices.add(
                        Map.of(option.id(), option.values().get(option.values().size() - 1)));
            }
            for (Map<String, String> choice : choices) {
                for (QuestionKind kind : QuestionKind.values()) {
                    for (int level = 1; level <= Worksheet.MOST_LEVEL; level++) {
                        sheets.add(Arguments.of(game.id(), choice, kind, level));
                    }
                }
            }
        }
        return sheets.stream();
    }

    private static Rules rules(String game, Map<String, String> options) throws Exception {
        return Games.byId(game).rules(Options.of(Games.byId(game), options));
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void questionsAreAsManyAsWantedDifferentAndRight(
            String game, Map<String, String> options, QuestionKind kind, int level) throws Exception {
        Rules rules = rules(game, options);
        for (int seed = 1; seed <= SHEETS; seed++) {
            List<Question> questions = Worksheet.questions(rules, List.of(kind), level, NUMBER, seed);
            assertEquals(NUMBER, questions.size());
            Set<String> asked = new HashSet<>();
            for (Question question : questions) {
                String told = "seed " + seed + ", moves " + question.moves();
                assertEquals(kind, question.kind());
                assertTrue(asked.add(question.sameness()), told);
                Sower sower = Sower.atStart(game, options);
                if (kind.ofLap()) {
                    checkLap(question, sower, told);
                } else {
                    question.moves().forEach(sower::play);
                    assertEquals(sower.mover(), question.player().id(), told);
                    assertEquals(sower.board(), board(question.before().board()), told);
                    checkPosition(question, sower, told);
                }
            }
        }
    }

    private static void checkLap(Question question, Sower sower, String told) {
        List<Sower.Shown> frames =
                new ArrayList<>(List.of(new Sower.Shown("start", null, 0, null, null, sower.board())));
        for (String move : question.moves().subList(0, question.moves().size() - 1)) {
            frames.addAll(sower.play(move));
        }
        assertEquals(sower.mover(), question.player().id(), told);
        frames.addAll(sower.play(question.moves().get(question.moves().size() - 1)));
        Sower.Shown lap = frames.get(question.frame());
        Layout layout = question.recording().rules().layout();
        assertEquals("lap", lap.kind(), told);
        assertEquals(lap.lifted(), layout.name(question.lap().lifted()), told);
        assertEquals(lap.seeds(), question.lap().path().length, told);
        assertEquals(lap.last(), layout.name(question.lastPit()), told);
        assertEquals(lap.ends(), question.lap().ends().id(), told);
        assertEquals(
                frames.get(question.frame() - 1).board(),
                board(question.before().board()),
                told);
        assertEquals(lap.board(), board(question.lap().head().counts().board()), told);
    }

    private static void checkPosition(Question question, Sower sower, String told) {
        Layout layout = question.recording().rules().layout();
        if (question.kind() == QuestionKind.MOST) {
            Map<String, Integer> choices = new TreeMap<>();
            question.choices().forEach(choice -> choices.put(layout.name(choice.pit()), choice.captured()));
            assertEquals(sower.captures(), choices, told);
            int most = Collections.max(choices.values());
            assertEquals(1, Collections.frequency(new ArrayList<>(choices.values()), most), told);
            assertEquals(1, question.best().size(), told);
            assertTrue(most > 0, told);
        } else {
            List<RecordedTurn> turns = question.rest().turns();
            for (RecordedTurn turn : turns.subList(question.moves().size(), turns.size())) {
                assertEquals(sower.mover(), turn.player().id(), told);
                assertTrue(sower.captures().containsKey(turn.move()), told);
                sower.play(turn.move());
            }
            assertTrue(turns.size() > question.moves().size(), told);
            String reason = question.rest().outcome().reason().clause();
            assertTrue(!reason.equals("no-move") || sower.captures().isEmpty(), told);
            assertTrue(!sower.captures().isEmpty() || !reason.equals("repetition"), told);
        }
    }

    private static List<Integer> board(int[] board) {
        return java.util.Arrays.stream(board).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void theSameAddressGivesTheSameQuestions(String game, Map<String, String> options, QuestionKind kind, int level)
            throws Exception {
        List<String> first = told(rules(game, options), kind, level, 7);
        assertEquals(first, told(rules(game, options), kind, level, 7));
        assertNotEquals(first, told(rules(game, options), kind, level, 8));
    }

    private static List<String> told(Rules rules, QuestionKind kind, int level, long seed) {
        return Worksheet.questions(rules, List.of(kind), level, 4, seed).stream()
                .map(question -> question.moves() + " " + question.frame() + " " + question.sameness() + " "
                        + question.choices()
                        + (question.rest() == null ? "" : question.rest().turns()))
                .toList();
    }

    /** Nearly all suit the level; where none was found in time, what came nearest stands. */
    @ParameterizedTest
    @MethodSource("sheets")
    void questionsSuitTheLevel(String game, Map<String, String> options, QuestionKind kind, int level)
            throws Exception {
        int[] least = {3, 6, 10};
        int[] most = {6, 10, 400};
        int[] fewestTurns = {2, 7, 15};
        int[] mostTurns = {6, 14, 30};
        int suited = 0;
        List<Question> questions = Worksheet.questions(rules(game, options), List.of(kind), level, NUMBER, 5);
        for (Question question : questions) {
            boolean suits = true;
            if (kind.ofLap()) {
                int seeds = question.lap().path().length;
                suits = seeds >= least[level - 1] && seeds <= most[level - 1];
            } else if (kind == QuestionKind.PLAY_ON) {
                int left = question.rest().turns().size() - question.moves().size();
                suits = left >= fewestTurns[level - 1] && left <= mostTurns[level - 1];
            }
            suited += suits ? 1 : 0;
        }
        assertTrue(suited >= NUMBER - 2, suited + " of " + NUMBER);
    }

    /** To try out all moves by hand is more work on every level. */
    @Test
    void comparingMovesGetsLonger() throws Exception {
        for (Game game : Games.all()) {
            Rules rules = rules(game.id(), Map.of());
            double before = 0;
            for (int level = 1; level <= Worksheet.MOST_LEVEL; level++) {
                double sown = Worksheet.questions(rules, List.of(QuestionKind.MOST), level, NUMBER, 2).stream()
                        .mapToInt(question -> Trials.of(
                                        rules, question.recording().position())
                                .sown())
                        .average()
                        .orElseThrow();
                assertTrue(sown > before, game.id() + " level " + level + ": " + sown + " after " + before);
                before = sown;
            }
        }
    }

    @Test
    void endingsComeByTurns() throws Exception {
        for (Game game : Games.all()) {
            List<LapEnd.Kind> endings =
                    Worksheet.questions(rules(game.id(), Map.of()), List.of(QuestionKind.ENDING), 1, NUMBER, 3).stream()
                            .map(question -> question.lap().ends())
                            .toList();
            assertEquals(Set.of(LapEnd.Kind.values()), new HashSet<>(endings), game.id());
        }
    }

    @Test
    void kindsAreTakenByTurns() throws Exception {
        List<QuestionKind> kinds = List.of(QuestionKind.values());
        List<QuestionKind> asked = new ArrayList<>();
        Set<String> different = new HashSet<>();
        for (Question question : Worksheet.questions(rules("en-dodoi", Map.of()), kinds, 2, 7, 1)) {
            asked.add(question.kind());
            different.add(question.sameness());
        }
        assertEquals(kinds, asked.subList(0, 5));
        assertEquals(kinds.subList(0, 2), asked.subList(5, 7));
        assertEquals(7, different.size());
    }

    @Test
    void whatCannotBeMadeIsRefused() throws Exception {
        Rules rules = rules("en-dodoi", new LinkedHashMap<>());
        List<QuestionKind> kinds = List.of(QuestionKind.MOST);
        assertThrows(IllegalArgumentException.class, () -> Worksheet.questions(rules, List.of(), 1, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Worksheet.questions(rules, kinds, 0, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Worksheet.questions(rules, kinds, 4, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Worksheet.questions(rules, kinds, 1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> Worksheet.questions(rules, kinds, 1, NUMBER + 1, 1));
    }
}
