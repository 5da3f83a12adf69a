package lapbylap.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Game;
import lapbylap.engine.InputException;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.ProblemDocument;
import lapbylap.web.http.RequestProblem;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game and its options, as several commands are told them. */
final class GameOptions {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as en-dodoi.")
    private String game;

    @Option(names = "--option", paramLabel = "k=v", description = "An option of the game; may be given again.")
    private List<String> chosen = List.of();

    Game game() {
        Game found = Games.byId(game);
        if (found == null) {
            List<String> ids = Games.all().stream().map(Game::id).toList();
            throw failure(new RequestProblem(404, "unknown-game", Map.of("game", game, "accepted", ids)));
        }
        return found;
    }

    /** The option values that were given. */
    Map<String, String> chosen() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String choice : chosen) {
            int equals = choice.indexOf('=');
            if (equals < 0) {
                throw new CommandFailure("--option " + choice + " has no value; write it as pits=6");
            }
            if (values.put(choice.substring(0, equals), choice.substring(equals + 1)) != null) {
                throw new CommandFailure("--option " + choice.substring(0, equals) + " is given twice");
            }
        }
        return values;
    }

    static CommandFailure failure(InputException wrong) {
        return failure(RequestProblem.of(wrong));
    }

    private static CommandFailure failure(RequestProblem problem) {
        Messages english = Messages.load().get(Language.ENGLISH);
        return new CommandFailure(ProblemDocument.detail(problem, english));
    }
}
