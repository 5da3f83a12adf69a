package lapbylap.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The contrast of every text of the exhibit with what is really behind it, as WCAG 2 defines it. Axe has a rule for
 * this too, but leaves out all that stands on a gradient or a drawing, which here is everything.
 */
final class Contrast {
    /** What level AAA asks for, large letters or small. */
    private static final double LEAST = 7;

    /** So large a part of what is behind a text may be brighter, as where a line touches the box round its letters. */
    private static final double BESIDE = .04;

    private static final String TEXTS = script();

    private Contrast() {}

    private static String script() {
        try (InputStream script = Contrast.class.getResourceAsStream("/browser/texts.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Every text that is too faint, with its contrast; nothing may move meanwhile. */
    static List<String> tooFaint(ChromeDriver browser) {
        List<?> texts = (List<?>) browser.executeScript(TEXTS);
        BufferedImage behind = picture(browser);
        browser.executeScript("document.adoptedStyleSheets = []");
        TreeSet<String> faint = new TreeSet<>();
        for (Object text : texts) {
            Map<?, ?> one = (Map<?, ?>) text;
            double contrast = contrast(one, behind);
            if (contrast < LEAST) {
                faint.add(String.format(
                        Locale.ROOT, "%.2f %s at %s, %s", contrast, one.get("text"), one.get("left"), one.get("top")));
            }
        }
        return List.copyOf(faint);
    }

    private static BufferedImage picture(ChromeDriver browser) {
        try {
            Object shot = browser.executeCdpCommand("Page.captureScreenshot", Map.of("optimizeForSpeed", true))
                    .get("data");
            return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode((String) shot)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static double contrast(Map<?, ?> text, BufferedImage behind) {
        double[] colour = numbers(text.get("colour"));
        if (text.get("halo") != null) {
            return ratio(luminance(colour), luminance(numbers(text.get("halo"))));
        }
        int left = number(text.get("left"));
        int top = number(text.get("top"));
        int width = Math.min(number(text.get("right")), behind.getWidth()) - left;
        int height = Math.min(number(text.get("bottom")), behind.getHeight()) - top;
        double[] ratios = Arrays.stream(behind.getRGB(left, top, width, height, null, 0, width))
                .mapToDouble(pixel -> contrast(colour, pixel))
                .sorted()
                .toArray();
        return ratios[(int) (ratios.length * BESIDE)];
    }

    private static double contrast(double[] colour, int pixel) {
        double[] below = {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
        double[] seen = new double[below.length];
        for (int i = 0; i < below.length; i++) {
            seen[i] = below[i] + (colour[i] - below[i]) * colour[3] / 255;
        }
        return ratio(luminance(seen), luminance(below));
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    }

    private static double luminance(double[] colour) {
        return .2126 * linear(colour[0]) + .7152 * linear(colour[1]) + .0722 * linear(colour[2]);
    }

    private static double linear(double part) {
        double share = part / 255;
        return share <= .03928 ? share / 12.92 : Math.pow((share + .055) / 1.055, 2.4);
    }

    private static double[] numbers(Object list) {
        return ((List<?>) list).stream().mapToDouble(Contrast::decimal).toArray();
    }

    private static double decimal(Object number) {
        return ((Number) number).doubleValue();
    }

    private static int number(Object number) {
        return ((Number) number).intValue();
    }
}
