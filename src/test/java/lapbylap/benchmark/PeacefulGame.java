package lapbylap.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;

/** A game that lasts: both sides capture as little as they can, and by chance where that is equal. */
final class PeacefulGame {
    private static final int TRIES = 5;

    private PeacefulGame() {}

    /** The moves of the longest of some such games, at most so many. */
    static List<String> moves(Rules rules, int most) {
        List<String> longest = List.of();
        for (int seed = 1; seed <= TRIES && longest.size() < most; seed++) {
            List<String> moves = moves(rules, most, new Random(seed));
            longest = moves.size() > longest.size() ? moves : longest;
        }
        return longest;
    }

    private static List<String> moves(Rules rules, int most, Random random) {
        List<String> moves = new ArrayList<>();
        Playthrough playthrough = new Playthrough(rules, rules.start());
        while (playthrough.settlement() == null && moves.size() < most) {
            List<Integer> legal = new ArrayList<>(playthrough.moves().legal());
            Collections.shuffle(legal, random);
            int best = legal.get(0);
            int least = Integer.MAX_VALUE;
            for (int pit : legal) {
                int captured = captured(rules, playthrough.position(), pit);
                if (captured < least) {
                    least = captured;
                    best = pit;
                }
            }
            playthrough.play(best, null);
            moves.add(rules.layout().name(best));
        }
        return moves;
    }

    private static int captured(Rules rules, Position position, int pit) {
        Playthrough tried = new Playthrough(rules, position);
        tried.play(pit, null);
        return tried.position().counts().allCaptured();
    }
}
