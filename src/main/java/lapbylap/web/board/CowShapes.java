package lapbylap.web.board;

import java.util.List;

/** Humped cattle in profile, of five hides, with lyre horns. Each is drawn once; the others are mirrored or smaller. */
final class CowShapes {
    static final int HIDES = 5;

    private static final double SMALL = .81;
    private static final String BODY =
            "M-14.7 .5C-15-4-13-5.9-10-5.9H-2.5C-.4-5.9-.5-8.9 2.1-8.9S4.6-5.6 7-5.7Q9.5-5.8 11.2"
                    + "-6.8L16.2-1.6Q16.6-.4 15.7-.3L11.7-.5Q10.4 2 7.2 3.2L7.4 11.7H5.1L4.4 5Q-2 5.6-6.9 4.7Q-8.4 6-8.5 11.7H"
                    + "-10.9L-12.8 5.1Q-14.3 3-14.7 .5Z";
    private static final String BAND = "M-9.6-5.9H-3Q-1.6-.5-2.8 5.1Q-6 5.3-8.4 3.6Q-10-1-9.6-5.9Z";
    private static final String SPOTS =
            "M-14.5-2Q-14-5.3-11-5.8Q-7.3-4-8.4-.4Q-10.6 2.2-14.7 .6ZM-.6-7Q.6-9 2.2-8.9Q4.8-8.6"
                    + " 4.9-6.2Q4.5-3 2-1.6Q-.6-3.4-.6-7Z";

    /** A hide: its colour, that of the legs on the far side, and its markings if it has any. */
    private record Hide(String colour, String farLegs, String markings, String markingColour) {}

    private static final List<Hide> ALL = List.of(
            new Hide("#EADFC6", "#A98B60", BAND, "#B5946B"),
            new Hide("#C99B5E", "#8A6433", null, null),
            new Hide("#A9603C", "#6E341B", null, null),
            new Hide("#D7D0C3", "#6B6557", SPOTS, "#665F52"),
            new Hide("#8C6A4E", "#5B412C", null, null));

    private CowShapes() {}

    /** All cows: {@code cow-0} to {@code cow-4} face right, the next five left; ten more are the same, smaller. */
    static String all() {
        StringBuilder shapes = new StringBuilder();
        for (int i = 0; i < HIDES; i++) {
            shapes.append("<g id=\"cow-")
                    .append(i)
                    .append("\">")
                    .append(cow(ALL.get(i)))
                    .append("</g>");
        }
        for (int i = HIDES; i < 4 * HIDES; i++) {
            boolean small = i >= 2 * HIDES;
            String scale = small ? "scale(" + SMALL + ")" : "scale(-1 1)";
            shapes.append("<use id=\"cow-").append(i).append("\" href=\"#cow-");
            shapes.append(i - (small ? 2 : 1) * HIDES)
                    .append("\" transform=\"")
                    .append(scale)
                    .append("\"/>");
        }
        return shapes.toString();
    }

    private static String cow(Hide hide) {
        String drawing =
                "<ellipse class=\"seed-shadow\" fill=\"#0B0502\" fill-opacity=\".45\" cy=\"11.4\" rx=\"13.5\" ry=\"2.6\"/>"
                        + "<path class=\"cow-far\" fill=\"" + hide.farLegs
                        + "\" d=\"M-7.4 4.5L-7 11.3H-5.2L-5.4 4.5zM-.1 4.5L.5 11.3H2.3L2 4.5z\"/>"
                        + "<path class=\"cow-tail\" fill=\"none\" stroke=\"" + hide.colour
                        + "\" stroke-width=\"1.5\" stroke-linecap=\"round\" d=\"M-14.4-1.5Q-16 2-15.8 6.5\"/>"
                        + "<path class=\"cow-body\" stroke=\"#2B1A0F\" stroke-opacity=\".6\" stroke-width=\".7\" fill=\""
                        + hide.colour
                        + "\" d=\"" + BODY + "\"/>";
        if (hide.markings != null) {
            drawing += "<path class=\"cow-marking\" fill=\"" + hide.markingColour + "\" d=\"" + hide.markings + "\"/>";
        }
        return drawing
                + "<path class=\"cow-horns\" fill=\"none\" stroke=\"#FFF6E4\" stroke-width=\"1.9\" stroke-linecap=\"round\""
                + " d=\"M7.9-15.3C4.5-10.7 7.2-6.9 11.2-6.8S17.8-10.6 15.2-15.1\"/>";
    }
}
