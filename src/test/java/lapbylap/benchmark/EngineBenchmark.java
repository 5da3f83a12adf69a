package lapbylap.benchmark;

import java.util.concurrent.TimeUnit;
import lapbylap.engine.Moves;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import lapbylap.engine.Table;
import lapbylap.opponent.RandomPlay;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long the engine takes, with nobody watching. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {
    private static final int TURNS = 7;
    private static final int LAPS_OF_SECOND_TURN = 10;

    private Position start;
    private int[] pits;
    private Playthrough playthrough;
    private Position beforeSecondTurn;
    private Table table;
    private Playthrough halfway;
    private RandomPlay randomPlay;
    private RandomPlay randomPlayOfFourRows;
    private long number;

    @Setup
    public void prepare() {
        Rules rules = SampleGames.rules();
        start = rules.start();
        pits = SampleGames.pits(rules, SampleGames.SHORT);
        playthrough = new Playthrough(rules, start);
        playthrough.play(pits[0], null);
        beforeSecondTurn = playthrough.position();
        table = new Table(rules);
        if (pits.length != TURNS || lap() != LAPS_OF_SECOND_TURN) {
            throw new IllegalStateException("the game is not the one that was counted");
        }
        halfway = new Playthrough(rules, beforeSecondTurn);
        halfway.play(pits[1], null);
        randomPlay = new RandomPlay(rules);
        randomPlayOfFourRows = new RandomPlay(SampleGames.rulesOfBaoLaKimasai());
    }

    /** One lap, on average over the ten of a turn. */
    @Benchmark
    @OperationsPerInvocation(LAPS_OF_SECOND_TURN)
    public int lap() {
        table.set(beforeSecondTurn);
        return table.play(pits[1], null);
    }

    /** One turn, on average over the seven of a game, and what is looked at after it. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public boolean turn() {
        playthrough.restart(start);
        for (int pit : pits) {
            playthrough.play(pit, null);
        }
        return playthrough.decided();
    }

    /** What a player may do in the middle of a game. */
    @Benchmark
    public Moves legalMoves() {
        return halfway.moves();
    }

    /** A whole game of random moves, on average over many. */
    @Benchmark
    public long randomGame() {
        randomPlay.play(1, number++);
        return randomPlay.turns();
    }

    /** The same of Bao la Kimasai, whose games take about three times as many turns. */
    @Benchmark
    public long randomGameOfBaoLaKimasai() {
        randomPlayOfFourRows.play(1, number++);
        return randomPlayOfFourRows.turns();
    }
}
