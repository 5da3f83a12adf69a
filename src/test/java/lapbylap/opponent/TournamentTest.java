package lapbylap.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.engine.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A higher level wins, whichever side it sits on. Few games here; the command plays as many as one likes. */
class TournamentTest {
    @ParameterizedTest
    @CsvSource({
        "en-dodoi,STRONG,MIDDLE,20,13",
        "en-dodoi,MIDDLE,WEAK,20,15",
        "bao-la-kimasai,STRONG,MIDDLE,6,4",
        "bao-la-kimasai,MIDDLE,WEAK,20,15",
        "cross-endodoi,MIDDLE,WEAK,20,15",
        "en-gehe,MIDDLE,WEAK,10,7"
    })
    void theHigherLevelWins(String id, Level higher, Level lower, int games, int leastWins) {
        Game game = Games.byId(id);
        Tournament tournament = new Tournament(game.rules(Options.defaults(game)), higher, lower);
        for (int number = 0; number < games; number++) {
            tournament.begin(11, number);
            assertEquals(number % 2, tournament.toMove());
            while (tournament.goesOn()) {
                tournament.turn();
            }
        }
        assertEquals(games, tournament.wins(0) + tournament.wins(1) + tournament.draws());
        assertTrue(tournament.turns() > games, () -> "turns: " + tournament.turns());
        assertTrue(
                tournament.wins(0) >= leastWins,
                () -> tournament.wins(0) + " to " + tournament.wins(1) + ", draws " + tournament.draws());
    }
}
