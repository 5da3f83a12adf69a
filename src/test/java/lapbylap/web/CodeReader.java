package lapbylap.web;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Reads QR codes that are drawn as SVG. */
final class CodeReader {
    private static final int QUIET = 4;
    private static final Pattern RUN = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-\\d+z");

    private CodeReader() {}

    static String read(Element svg) throws Exception {
        int size = Integer.parseInt(svg.attr("viewBox").split(" ")[2]) - 2 * QUIET;
        BitMatrix matrix = new BitMatrix(size, size);
        Matcher runs = RUN.matcher(svg.selectFirst("path").attr("d"));
        while (runs.find()) {
            int x = Integer.parseInt(runs.group(1)) - QUIET;
            int y = Integer.parseInt(runs.group(2)) - QUIET;
            matrix.setRegion(x, y, Integer.parseInt(runs.group(3)), 1);
        }
        return new Decoder().decode(matrix).getText();
    }
}
