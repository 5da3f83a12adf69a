package lapbylap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Whatever is typed, a command does its work or says in words what is wrong. */
class HostileCommandsTest {
    private static final List<String> COMMANDS =
            List.of("replay", "simulate", "tournament", "check", "serve", "help", "nothing");
    private static final List<String> WORDS = List.of(
            "en-dodoi",
            "nim",
            "",
            "--moves",
            "C,f",
            "C,,f",
            "Z",
            "--position",
            "4-4",
            "--option",
            "pits=6",
            "pits=5",
            "pits",
            "=",
            "pits=6=7",
            "--games",
            "0",
            "3",
            "-1",
            "x",
            "--seed",
            "1",
            "99999999999999999999",
            "--threads",
            "2",
            "1000",
            "--levels",
            "2,1",
            "4,1",
            "--lang",
            "en",
            "xx",
            "--content",
            "/no/such/folder",
            "--port",
            "70000",
            "-7",
            "--public-url",
            "nowhere",
            "--unknown",
            "\u0000",
            "--help",
            "--",
            "@nothing",
            "--host",
            "no such host");

    private record Result(int code, String out, String err) {}

    private static Result run(List<String> words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine = Main.commandLine();
        commandLine.setOut(new PrintWriter(out));
        commandLine.setErr(new PrintWriter(err));
        int code = commandLine.execute(words.toArray(String[]::new));
        return new Result(code, out.toString(), err.toString());
    }

    @Test
    void everyCommandWorksOrSaysWhatIsWrong() {
        Random random = new Random(5);
        for (int i = 0; i < 600; i++) {
            List<String> words = new ArrayList<>();
            words.add(COMMANDS.get(random.nextInt(COMMANDS.size())));
            int count = random.nextInt(7);
            for (int j = 0; j < count; j++) {
                words.add(WORDS.get(random.nextInt(WORDS.size())));
            }
            if (words.get(0).equals("serve") && !words.contains("--help")) {
                // what would start to serve is left to the tests of the server
                words.add("--port=70000");
            }
            Result result = run(words);
            assertTrue(result.code() >= 0 && result.code() <= 2, words + " → " + result);
            assertFalse(result.err().contains("\tat "), words + ": a stack trace\n" + result.err());
            assertEquals(result.code() != 0, !result.err().isBlank(), words + " → " + result);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "replay en-dodoi --moves C,f,F,D|move 4, \"D\": it is North’s turn, and pit D is South’s",
                "replay en-dodoi --moves C,f,C,f,D,b,F,f,E,e,C,b|move 12, \"b\": the laps of b never end"
                        + " (they repeat themselves every 45); legal here:",
                "replay en-dodoi --position 401-0-0-0-0-0_0-0-0-0-0-0_0-0_S|set-up: 401 seeds are too many",
                "replay nim|There is no game \"nim\" that can be played; there are: en-dodoi,",
                "simulate en-dodoi --games 0 --seed 1|--games 0 is too few; give 1 or more",
                "simulate en-dodoi --games 1 --seed 1 --option pits=5|pits cannot be \"5\"; it can be: 6, 7, 8, 9, 10",
                "tournament en-dodoi --games 0 --seed 1 --levels 2,1|--games 0 cannot be; give 1 to 100000",
                "tournament en-dodoi --games 1 --seed 1 --levels 2,4|--levels 2,4 cannot be; give two of 1 to 3,"
                        + " such as 3,2",
                "check --content /no/such/folder|--content /no/such/folder is no folder",
                "serve --port 70000|--port 70000 is no port; give a number from 0 to 65535",
                "serve --public-url nowhere|--public-url nowhere is no address such as https://example.org"
            })
    void theSentenceNamesTheValueAndWhatWouldDo(String words, String sentence) {
        Result result = run(List.of(words.split(" ")));
        assertEquals(1, result.code());
        assertTrue(result.err().startsWith(sentence), result.err());
    }

    @Test
    void aTournamentOfOneSeedIsAlwaysTheSame() {
        List<String> words = List.of("tournament", "bao-la-kimasai", "--games", "6", "--seed", "4", "--levels", "2,1");
        String first = run(words).out();
        String again = run(words).out();
        assertEquals(
                first.substring(0, first.indexOf("\"seconds\"")), again.substring(0, again.indexOf("\"seconds\"")));
        assertTrue(first.startsWith("{\"games\":6,\"levels\":[2,1],\"wins\":["), first);
    }

    @Test
    void simulationDoesNotDependOnTheNumberOfThreads() {
        String one = run(List.of("simulate", "en-dodoi", "--games", "5000", "--seed", "9"))
                .out();
        String three = run(List.of("simulate", "en-dodoi", "--games", "5000", "--seed", "9", "--threads", "3"))
                .out();
        assertEquals(one.substring(0, one.indexOf("\"seconds\"")), three.substring(0, three.indexOf("\"seconds\"")));
        assertTrue(one.startsWith("{\"games\":5000,\"turns\":"), one);
    }
}
