package lapbylap.translation;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/** What stands in a message. */
final class MessageText {
    private MessageText() {}

    /** The names of its arguments, sorted. */
    static TreeSet<String> arguments(MessagePattern pattern) {
        TreeSet<String> names = new TreeSet<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPart(i).getType() == Part.Type.ARG_START) {
                names.add(pattern.getSubstring(pattern.getPart(i + 1)));
            }
        }
        return names;
    }

    /** Whether all its arguments are names in braces and nothing more. */
    static boolean simple(MessagePattern pattern) {
        for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPart(i).getType() == Part.Type.ARG_START
                    && pattern.getPart(i).getArgType() != ArgType.NONE) {
                return false;
            }
        }
        return true;
    }

    /** Its words, without arguments; in as many pieces as these cut it into. */
    static List<String> pieces(MessagePattern pattern) {
        List<String> pieces = new ArrayList<>();
        Deque<Part.Type> open = new ArrayDeque<>();
        int from = 0;
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (open.peek() == Part.Type.MSG_START && part.getIndex() > from) {
                pieces.add(pattern.getPatternString().substring(from, part.getIndex()));
            }
            switch (part.getType()) {
                case MSG_START, ARG_START -> open.push(part.getType());
                case MSG_LIMIT, ARG_LIMIT -> open.pop();
                default -> {
                    // inside the one that is open
                }
            }
            from = part.getLimit();
        }
        return pieces;
    }
}
