package lapbylap.web.board;

/** Small helpers for writing SVG. */
final class Svg {
    private Svg() {}

    /** A number with at most one decimal. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        if (tenths % 10 == 0) {
            return Long.toString(tenths / 10);
        }
        return (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
    }

    /** Numbers one after the other, as in path data: a minus sign separates as well as a space. */
    static String numbers(double... values) {
        StringBuilder text = new StringBuilder();
        for (double value : values) {
            String number = number(value);
            text.append(text.length() == 0 || number.startsWith("-") ? "" : " ").append(number);
        }
        return text.toString();
    }

    /** An attribute, with a space before it. */
    static String attribute(String name, String value) {
        return " " + name + "=\"" + escaped(value) + "\"";
    }

    static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    /** One drawing from the sprite, with its centre moved to a point. */
    static String use(String id, double x, double y) {
        return "<use href=\"#" + id + "\"" + unlessZero("x", x) + unlessZero("y", y) + "/>";
    }

    private static String unlessZero(String name, double value) {
        return value == 0 ? "" : attribute(name, value);
    }

    /** Text that is safe in elements and in attributes. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
