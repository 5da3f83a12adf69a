package lapbylap.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Draws how recordings grow: two diagrams beside each other, with a line for bytes and one for time in each. */
final class GrowthChart {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 260;
    private static final int MARGIN = 60;
    private static final int TICKS = 5;

    private final StringBuilder svg = new StringBuilder();

    private GrowthChart() {}

    static String svg(List<Growth.Sample> byTurns, List<Growth.Sample> byPits) {
        GrowthChart chart = new GrowthChart();
        int width = 2 * (WIDTH + 2 * MARGIN);
        chart.add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n",
                width, HEIGHT + 2 * MARGIN);
        chart.add("<rect width=\"100%%\" height=\"100%%\" fill=\"#fbf7ef\"/>%n");
        chart.diagram(MARGIN, "turns recorded, 50 pits a row", byTurns);
        chart.diagram(WIDTH + 3 * MARGIN, "pits a row, 20 turns recorded", byPits);
        return chart.svg.append("</svg>\n").toString();
    }

    private void diagram(int left, String what, List<Growth.Sample> samples) {
        double size = samples.get(samples.size() - 1).size();
        add("<g transform=\"translate(%d %d)\" fill=\"#3b2a20\">%n", left, MARGIN);
        add("<path d=\"M0 0V%d H%d V0\" fill=\"none\" stroke=\"#3b2a20\"/>%n", HEIGHT, WIDTH);
        for (int tick = 0; tick <= TICKS; tick++) {
            int x = WIDTH * tick / TICKS;
            add("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%.0f</text>%n", x, HEIGHT + 18, size * tick / TICKS);
        }
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>%n", WIDTH / 2, HEIGHT + 40, what);
        line("kB", "#a2472f", false, samples, sample -> sample.bytes() / 1e3);
        line("ms of processor", "#4d6470", true, samples, Growth.Sample::millis);
        add("</g>%n");
    }

    private void line(
            String unit,
            String colour,
            boolean right,
            List<Growth.Sample> samples,
            ToDoubleFunction<Growth.Sample> value) {
        double most = samples.stream().mapToDouble(value).max().orElse(1);
        double size = samples.get(samples.size() - 1).size();
        String anchor = right ? "start" : "end";
        int x = right ? WIDTH + 6 : -6;
        for (int tick = 0; tick <= TICKS; tick++) {
            double share = (double) tick / TICKS;
            String label = String.format(Locale.ROOT, most < 1 ? "%.2f" : most < TICKS ? "%.1f" : "%.0f", most * share);
            add(
                    "<text x=\"%d\" y=\"%.0f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
                    x, HEIGHT * (1 - share) + 4, anchor, colour, label);
        }
        add(
                "<text x=\"%d\" y=\"-16\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
                right ? WIDTH : 0, right ? "end" : "start", colour, unit);
        StringBuilder points = new StringBuilder();
        for (Growth.Sample sample : samples) {
            double y = HEIGHT * (1 - value.applyAsDouble(sample) / most);
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", WIDTH * sample.size() / size, y));
        }
        String dashes = right ? " stroke-dasharray=\"6 4\"" : "";
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s/>%n",
                points.toString().strip(), colour, dashes);
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }
}
