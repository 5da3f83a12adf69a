package lapbylap.web.page;

import io.nayuki.qrcodegen.QrCode;

/** Draws QR codes as SVG, with the quiet zone that readers need. */
public final class QrDrawing {
    private static final int QUIET = 4;

    private QrDrawing() {}

    /**
     * The code of a text.
     *
     * @param label what the picture is called
     */
    public static String of(String text, String label) {
        // of the codes of the smallest size, the library takes the one that bears most damage
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        int size = code.size + 2 * QUIET;
        StringBuilder svg = new StringBuilder("<svg class=\"qr\" role=\"img\" aria-label=\"").append(escaped(label));
        svg.append("\" viewBox=\"0 0 ").append(size).append(' ').append(size).append("\"><path d=\"");
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (x < code.size && code.getModule(x, y)) {
                    x++;
                }
                if (x > from) {
                    int run = x - from;
                    svg.append('M').append(from + QUIET).append(' ').append(y + QUIET);
                    svg.append('h').append(run).append("v1h-").append(run).append('z');
                }
            }
        }
        return svg.append("\"/></svg>").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
