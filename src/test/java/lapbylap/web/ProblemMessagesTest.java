package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lapbylap.engine.Fault;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.ServerErrors;
import org.junit.jupiter.api.Test;

/** Every problem that can be met has its words: what it is, what is said of one case, and what it is in general. */
class ProblemMessagesTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern MADE = Pattern.compile("new RequestProblem\\(\\s*\\d+,\\s*\"([a-z-]+)\"");
    private static final Messages ENGLISH = Messages.load().get(Language.ENGLISH);

    /** The problems that the code makes: from faults, from the server's own errors, and where the sources name one. */
    private static Set<String> problems() throws IOException {
        Set<String> ids = new TreeSet<>();
        for (Fault fault : Fault.values()) {
            ids.add(fault.id());
        }
        for (int status = 400; status < 600; status++) {
            ids.add(ServerErrors.problem(status, "GET", "/").id());
        }
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = MADE.matcher(Files.readString(file));
                while (matcher.find()) {
                    ids.add(matcher.group(1));
                }
            }
        }
        return ids;
    }

    @Test
    void everyProblemHasThreeMessages() throws Exception {
        Set<String> problems = problems();
        assertTrue(problems.containsAll(
                List.of("endless-move", "unknown-parameter", "too-many-moves", "unknown-page", "server-error")));
        for (String id : problems) {
            assertTrue(ENGLISH.has("problem." + id + ".title"), id + ": no title");
            assertTrue(ENGLISH.has("problem." + id), id + ": nothing said of one case");
            assertTrue(ENGLISH.has("problem." + id + ".help"), id + ": not told in general");
        }
    }

    @Test
    void noMessageTellsAProblemThatCannotBe() throws Exception {
        Set<String> told = new TreeSet<>();
        for (String key : ENGLISH.keys()) {
            if (key.startsWith("problem.")) {
                told.add(key.split("\\.")[1]);
            }
        }
        assertEquals(problems(), told);
    }
}
