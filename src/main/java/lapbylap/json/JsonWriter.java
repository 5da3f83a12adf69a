package lapbylap.json;

/**
 * Writes JSON text, and nothing else: recordings are written by the same lines on the server and in a browser, where no
 * library for it can go. Whoever writes sees to it that what is opened is closed.
 */
public final class JsonWriter {
    private static final char[] HEXADECIMAL = "0123456789abcdef".toCharArray();

    private final StringBuilder text = new StringBuilder(1 << 12);

    /** What has been written. */
    @Override
    public String toString() {
        return text.toString();
    }

    /** Begins an object, as an item or behind {@link #name}. */
    public JsonWriter object() {
        return open('{');
    }

    public JsonWriter endObject() {
        text.append('}');
        return this;
    }

    /** Begins an array, as an item or behind {@link #name}. */
    public JsonWriter array() {
        return open('[');
    }

    public JsonWriter endArray() {
        text.append(']');
        return this;
    }

    private JsonWriter open(char bracket) {
        separate();
        text.append(bracket);
        return this;
    }

    /** Begins a member of an object; its value comes next. */
    public JsonWriter name(String name) {
        separate();
        quote(name);
        text.append(':');
        return this;
    }

    public JsonWriter value(int number) {
        separate();
        text.append(number);
        return this;
    }

    public JsonWriter value(boolean truth) {
        separate();
        text.append(truth);
        return this;
    }

    /** A string; null is written as such. */
    public JsonWriter value(String string) {
        separate();
        if (string == null) {
            text.append("null");
        } else {
            quote(string);
        }
        return this;
    }

    /** An array of strings. */
    public JsonWriter values(Iterable<String> strings) {
        array();
        for (String string : strings) {
            value(string);
        }
        return endArray();
    }

    /** An array of numbers. */
    public JsonWriter values(int... numbers) {
        array();
        for (int number : numbers) {
            value(number);
        }
        return endArray();
    }

    /** A comma, unless this is the first thing at its place. */
    private void separate() {
        int length = text.length();
        if (length == 0) {
            return;
        }
        char before = text.charAt(length - 1);
        if (before != '{' && before != '[' && before != ':') {
            text.append(',');
        }
    }

    private void quote(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char character = string.charAt(i);
            if (character == '"' || character == '\\') {
                text.append('\\').append(character);
            } else if (character < ' ') {
                text.append("\\u00").append(HEXADECIMAL[character >> 4]).append(HEXADECIMAL[character & 15]);
            } else {
                text.append(character);
            }
        }
        text.append('"');
    }
}
