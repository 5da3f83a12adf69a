package lapbylap.web.board;

import java.util.Random;

/** The fence of thorn branches round an enclosure: strokes that lean along the rim of the pit, always the same ones. */
final class Thorns {
    private static final int BRANCHES = 26;
    private static final long SEED = 2001;

    private Thorns() {}

    /** Path data of the fence round a pit of this radius, in the middle of the drawing. */
    static String round(double radius) {
        Random random = new Random(SEED);
        StringBuilder fence = new StringBuilder();
        for (int i = 0; i < BRANCHES; i++) {
            double angle = 2 * Math.PI * (i + .6 * random.nextDouble()) / BRANCHES;
            double start = radius + 2.5 + 2 * random.nextDouble();
            double lean = angle + (random.nextInt(3) == 0 ? -1 : 1) * (.5 + .6 * random.nextDouble());
            double length = 4.5 + 3 * random.nextDouble();
            fence.append('M').append(Svg.numbers(start * Math.cos(angle), start * Math.sin(angle)));
            fence.append('l').append(Svg.numbers(length * Math.cos(lean), length * Math.sin(lean)));
        }
        return fence.toString();
    }
}
