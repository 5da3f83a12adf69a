package lapbylap.web.kiosk.upkeep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A chart of bars beside each other, 600 units wide and 172 high.
 *
 * @param bars from the left
 * @param labels below some of them
 * @param most what the highest bar stands for; 0 if there is none
 */
public record BarChart(List<Bar> bars, List<Label> labels, long most) {
    private static final int WIDTH = 600;
    private static final int TOP = 24;
    private static final int BASE = 144;

    /** A bar, with what it stands for in words. */
    public record Bar(int x, int y, int width, int height, String told) {}

    /** A label, centred below a bar. */
    public record Label(int x, String text) {}

    /**
     * Draws numbers.
     *
     * @param told says in words what a bar stands for
     * @param label what stands below a bar; null if nothing does
     */
    static BarChart of(long[] numbers, IntFunction<String> told, IntFunction<String> label) {
        long most = Arrays.stream(numbers).max().orElse(0);
        int pitch = WIDTH / numbers.length;
        int width = pitch * 7 / 10;
        List<Bar> bars = new ArrayList<>();
        List<Label> labels = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            // something is never drawn as nothing
            int height = numbers[i] == 0 ? 0 : (int) Math.max(2, numbers[i] * (BASE - TOP) / most);
            bars.add(new Bar(i * pitch + (pitch - width) / 2, BASE - height, width, height, told.apply(i)));
            String below = label.apply(i);
            if (below != null) {
                labels.add(new Label(i * pitch + pitch / 2, below));
            }
        }
        return new BarChart(bars, labels, most);
    }
}
