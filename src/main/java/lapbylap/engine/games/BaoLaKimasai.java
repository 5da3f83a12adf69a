package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;

/**
 * Bao la Kimasai, the two-phase game of four rows.
 *
 * <p>Four rows of eight pits; each player owns a front and a back row ({@code board}). One cow in each front pit, the
 * back rows empty, 24 cows in each reserve; South moves first ({@code setup}). Cows are sown one by one clockwise along
 * the player's own circuit: the front row from the owner's left to right, then the back row from right to left
 * ({@code sow}). The very first turn brings no cow in; under an option each player's first does not
 * ({@code first-turn}).
 *
 * <p>Phase 1: put one cow from the reserve into any own occupied pit ({@code introduce}), lift that pit and sow it
 * ({@code lift}). A last cow in an occupied pit is lifted with it and sown on ({@code relay}), in an empty one it ends
 * the turn ({@code stop}). Nothing is captured ({@code no-capture}). Phase 2 begins with the turn after the one that
 * brought the last cow in ({@code phase-two}): lift any own pit. A last cow in an <em>occupied</em> pit of the own
 * front row, the facing pit being occupied too, takes the cows of that facing pit ({@code capture}); they are sown at
 * once, the first into the pit that made the capture, and the cows there stay ({@code capture-sow}). With nothing to
 * take, a last cow in an occupied pit goes on, or under an option stops ({@code no-target}). A move that would not end
 * within 10,000 laps may not be chosen ({@code endless}).
 *
 * <p>Once both reserves are empty, the player with no cow in the own front row loses; if a turn leaves both front rows
 * empty, its mover wins ({@code front-row-empty}). A position that comes up for the third time ends the game as a draw
 * ({@code repetition}), and so does a player who has only endless moves ({@code no-move}).
 */
public final class BaoLaKimasai implements Game {
    private static final Clause FIRST_TURN = Clause.documented("first-turn").disputed();
    private static final Clause NO_TARGET = Clause.inferred("no-target").disputed();

    private static final List<Clause> CLAUSES = List.of(
            Clause.documented("board"),
            Clause.documented("setup"),
            Clause.documented("sow"),
            FIRST_TURN,
            Clause.documented("lift"),
            Clause.documented("introduce"),
            Clause.documented("relay"),
            Clause.documented("stop"),
            Clause.documented("no-capture"),
            Clause.documented("phase-two"),
            Clause.documented("capture"),
            Clause.documented("capture-sow"),
            NO_TARGET,
            Clause.modern("endless"),
            Clause.documented("front-row-empty"),
            Clause.modern("repetition"),
            Clause.modern("no-move"));

    private static final List<Option> OPTIONS = List.of(
            Option.ofWords("first-turn", FIRST_TURN, "starter", "both"),
            Option.ofWords("no-target", NO_TARGET, "relay", "stop"));

    @Override
    public String id() {
        return "bao-la-kimasai";
    }

    @Override
    public String name() {
        return "Bao la Kimasai";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Clause> clauses() {
        return CLAUSES;
    }

    @Override
    public Rules rules(Options options) {
        return new BaoRules(this, options);
    }
}
