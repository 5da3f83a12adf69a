package lapbylap.engine;

/** Whole numbers written in digits, read without the library's parser, which would bloat the engine elsewhere. */
public final class Digits {
    private Digits() {}

    /**
     * The number that the text spells in ASCII digits, or {@code most} if it is larger than that; -1 if the text is
     * empty or holds anything else.
     */
    public static int read(String text, int most) {
        if (text.isEmpty()) {
            return -1;
        }
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return -1;
            }
            number = Math.min(most, number * 10 + (digit - '0'));
        }
        return (int) number;
    }
}
