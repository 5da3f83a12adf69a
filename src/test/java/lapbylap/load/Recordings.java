package lapbylap.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;

/** Addresses of recordings of random games, each different. */
final class Recordings {
    private static final List<String> GAMES = List.of("en-dodoi", "bao-la-kimasai", "cross-endodoi");

    private Recordings() {}

    /** Recordings of whole games, or of so many turns of them; the same seed, the same ones. */
    static List<String> addresses(int count, int mostTurns, long seed) {
        List<String> addresses = new ArrayList<>();
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            Game game = Games.byId(GAMES.get(i % GAMES.size()));
            List<String> moves = moves(game.rules(Options.defaults(game)), mostTurns, random);
            addresses.add("/api/v1/games/" + game.id() + "/replay?lang=en&moves=" + String.join(",", moves));
        }
        return addresses;
    }

    private static List<String> moves(Rules rules, int most, Random random) {
        List<String> moves = new ArrayList<>();
        Playthrough playthrough = new Playthrough(rules, rules.start());
        while (playthrough.settlement() == null && moves.size() < most) {
            List<Integer> legal = playthrough.moves().legal();
            int pit = legal.get(random.nextInt(legal.size()));
            playthrough.play(pit, null);
            moves.add(rules.layout().name(pit).replace("+", "%2B"));
        }
        return moves;
    }
}
