package lapbylap.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is kept is given again; what is not asked for longest goes, and never is more kept than there is room for. */
class KeptAnswersTest {
    private static final int ROOM = 1_700;

    private final List<String> made = new ArrayList<>();
    private final KeptAnswers kept = new KeptAnswers(ROOM);

    private void ask(String key, int bytes) {
        kept.get(key, () -> {
            made.add(key);
            return Answer.binary("image/png", "no-store", new byte[bytes]);
        });
    }

    @Test
    void theLeastAskedForMakesRoom() {
        for (int i = 0; i < 17; i++) {
            ask("a" + (char) ('a' + i), 98);
        }
        ask("aa", 98);
        ask("zz", 98);
        made.clear();
        ask("aa", 98);
        ask("ac", 98);
        assertEquals(List.of(), made, "asked for again, and not the eldest");
        ask("ab", 98);
        assertEquals(List.of("ab"), made);
    }

    @Test
    void theLargestIsNotKept() {
        ask("small", 10);
        ask("large", ROOM / 16 + 1);
        ask("large", ROOM / 16 + 1);
        ask("small", 10);
        assertEquals(List.of("small", "large", "large"), made);
    }
}
