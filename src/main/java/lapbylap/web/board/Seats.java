package lapbylap.web.board;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Where seeds lie. In a pit they keep to the seats of {@code static/player/seats.js}, which the player uses too. */
final class Seats {
    /** A pit shows no more seeds than this; a number tells the rest. */
    static final int MOST = 15;

    /** Shapes of seeds. */
    static final int SHAPES = 6;

    private static final String FILE = "/static/player/seats.js";
    private static final int[][] SEATS = read();
    private static final double TURN = Math.toRadians(67);

    private Seats() {}

    private static int[][] read() {
        try (InputStream stream = Seats.class.getResourceAsStream(FILE)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return new ObjectMapper()
                    .readValue(text.substring(text.indexOf('['), text.lastIndexOf(']') + 1), int[][].class);
        } catch (IOException broken) {
            throw new UncheckedIOException(FILE, broken);
        }
    }

    /** The shape of a seed: it stays the same while more fall into the pit. */
    static int shape(int pit, int seed) {
        return (pit + 5 * seed) % SHAPES;
    }

    /** Pits of one kind hold the same shapes on the same seats. */
    static int kind(int pit) {
        return pit % SHAPES;
    }

    /** How far right of the middle of a pit one of its seeds lies. Every kind of pit turns the seats by an angle. */
    static long x(int pit, int seeds, int seed) {
        int[] seats = SEATS[seeds - 1];
        double turn = kind(pit) * TURN;
        return Math.round(seats[2 * seed] * Math.cos(turn) - seats[2 * seed + 1] * Math.sin(turn));
    }

    /** How far below the middle of a pit one of its seeds lies. */
    static long y(int pit, int seeds, int seed) {
        int[] seats = SEATS[seeds - 1];
        double turn = kind(pit) * TURN;
        return Math.round(seats[2 * seed] * Math.sin(turn) + seats[2 * seed + 1] * Math.cos(turn));
    }

    /**
     * How far from one five to the next captured seeds lie: they move closer together to find room.
     *
     * @param room the length there is for all of them
     */
    static double five(int seeds, double room) {
        int fives = 3;
        while (5 * fives < seeds) {
            fives *= 2;
        }
        return Math.min(113, room / fives);
    }

    /** How far along its five a captured seed lies. */
    static double alongFive(int seed, double five) {
        return seed % 5 * five * .18 + 12;
    }
}
