package lapbylap.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Answers made lately, up to so many bytes; those that nobody asked for longest make room. For many threads. */
public final class KeptAnswers {
    /** An answer that would take more than this part of the room is not worth what it would push out. */
    private static final int LARGEST_PART = 16;

    private final Map<String, Answer> answers = new LinkedHashMap<>(64, 0.75f, true);
    private final long mostBytes;
    private long bytes;

    /** Keeps answers of so many bytes together. */
    public KeptAnswers(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** The answer kept for a key, or one made now. */
    public Answer get(String key, Supplier<Answer> maker) {
        Answer kept = kept(key);
        if (kept == null) {
            kept = maker.get();
            keep(key, kept);
        }
        return kept;
    }

    /** The answer kept for a key, or null. */
    synchronized Answer kept(String key) {
        return answers.get(key);
    }

    /** Keeps an answer, unless it is too large for that. */
    synchronized void keep(String key, Answer answer) {
        if (size(key, answer) > mostBytes / LARGEST_PART) {
            return;
        }
        Answer before = answers.put(key, answer);
        bytes += size(key, answer) - (before == null ? 0 : size(key, before));
        var eldest = answers.entrySet().iterator();
        while (bytes > mostBytes) {
            Map.Entry<String, Answer> one = eldest.next();
            bytes -= size(one.getKey(), one.getValue());
            eldest.remove();
        }
    }

    private static long size(String key, Answer answer) {
        return key.length() + answer.bytes(false).length + (answer.compressible() ? answer.bytes(true).length : 0);
    }
}
