package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Rules;

/** A game whose moves are drawn at random, to its end or as far as it is wanted. */
final class DrawnGame {
    private final Rules rules;
    private final List<Integer> pits = new ArrayList<>();
    private final boolean over;

    /** Draws a game of at most so many turns. */
    DrawnGame(Rules rules, SplittableRandom random, int mostTurns) {
        this.rules = rules;
        Playthrough playthrough = new Playthrough(rules, rules.start());
        boolean moved = true;
        while (moved && pits.size() < mostTurns && !playthrough.decided()) {
            moved = draw(playthrough, random);
        }
        over = !moved || playthrough.decided();
    }

    /** Plays a move that ends, if there is one. */
    private boolean draw(Playthrough playthrough, SplittableRandom random) {
        int[] occupied = new int[rules.layout().size()];
        for (int count = playthrough.occupied(occupied); count > 0; count--) {
            int drawn = random.nextInt(count);
            if (playthrough.play(occupied[drawn], null) > 0) {
                pits.add(occupied[drawn]);
                return true;
            }
            occupied[drawn] = occupied[count - 1];
        }
        return false;
    }

    int turns() {
        return pits.size();
    }

    /** Whether it was played to its end. */
    boolean over() {
        return over;
    }

    /** The first moves of it: names of pits. */
    List<String> moves(int turns) {
        return pits.subList(0, turns).stream()
                .map(pit -> rules.layout().name(pit))
                .toList();
    }

    /** The game after so many turns. */
    Playthrough after(int turns) {
        Playthrough playthrough = new Playthrough(rules, rules.start());
        pits.subList(0, turns).forEach(pit -> playthrough.play(pit, null));
        return playthrough;
    }
}
