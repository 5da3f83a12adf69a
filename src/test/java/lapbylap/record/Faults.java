package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import lapbylap.engine.Fault;
import lapbylap.engine.Malformed;
import lapbylap.engine.Refused;
import org.junit.jupiter.api.function.Executable;

/** Asserts that something goes wrong in the way expected, and names exactly the values expected. */
final class Faults {
    private Faults() {}

    static void assertMalformed(Fault fault, Map<String, Object> values, Executable call) {
        Malformed malformed = assertThrows(Malformed.class, call);
        assertEquals(fault, malformed.fault());
        assertEquals(values, malformed.values());
    }

    /** As above; a refusal also says by which clause, and of which move (0 for the set-up). */
    static void assertRefused(Fault fault, String clause, int move, Map<String, Object> values, Executable call) {
        Refused refused = assertThrows(Refused.class, call);
        assertEquals(fault, refused.fault());
        assertEquals(clause, refused.clause());
        assertEquals(move, refused.move());
        assertEquals(values, refused.values());
    }
}
