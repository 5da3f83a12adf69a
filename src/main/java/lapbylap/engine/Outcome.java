package lapbylap.engine;

/**
 * The end of a game.
 *
 * @param winner who won
 * @param reason why the game ended
 * @param southScore South's score: seeds captured, or in a game without captured pools seeds on South's side
 * @param northScore North's score, counted likewise
 */
public record Outcome(Winner winner, Reason reason, int southScore, int northScore) {

    public int score(Player player) {
        return player == Player.SOUTH ? southScore : northScore;
    }
}
