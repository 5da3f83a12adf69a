package lapbylap.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is left of the file after what can happen to it. */
class CountsFileTest {
    private static final String FIRST = "2027-03-01 09:00,visit,en,,1";
    private static final String SECOND = "2027-03-01 09:00,started,en,en-dodoi,1";

    @TempDir
    private Path folder;

    private Path path() {
        return folder.resolve("counts.csv");
    }

    private void append(String line) throws IOException {
        try (CountsFile file = CountsFile.open(path())) {
            file.append(CountLine.of(line));
        }
    }

    private List<String> lines() throws IOException {
        List<String> lines = new ArrayList<>();
        CountLines.read(path(), line -> lines.add(line.toString()));
        return lines;
    }

    /** Cut at every byte: the lines before the cut are whole, and counting goes on behind them. */
    @Test
    void tornAnywhere() throws IOException {
        String whole = CountLine.HEADING + "\n" + FIRST + "\n";
        for (int length = 0; length <= whole.length(); length++) {
            for (String tail : new String[] {"", "\0\0\0"}) {
                Files.writeString(path(), whole.substring(0, length) + tail);
                append(SECOND);
                List<String> left = length == whole.length() ? List.of(FIRST, SECOND) : List.of(SECOND);
                assertEquals(left, lines());
                assertEquals(CountLine.HEADING + "\n" + String.join("\n", left) + "\n", Files.readString(path()));
            }
        }
    }

    @Test
    void aLongTornTail() throws IOException {
        Files.writeString(path(), CountLine.HEADING + "\n" + FIRST + "\n" + "\0".repeat(10_000));
        append(SECOND);
        assertEquals(List.of(FIRST, SECOND), lines());
    }

    @ParameterizedTest
    @ValueSource(strings = {"root:x:0:0:root:/root:/bin/sh\n", "hour,event\n", "{}"})
    void somebodyElsesFileIsLeftAlone(String text) throws IOException {
        Files.writeString(path(), text);
        assertThrows(IOException.class, () -> append(FIRST));
        assertEquals(text, Files.readString(path()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2027-03-01 24:00,visit,en,,1",
                "2027-02-30 09:00,visit,en,,1",
                "2027-03-01 09:00,left,en,,1",
                "2027-03-01 09:00,visit,en,,0",
                "2027-03-01 09:00,visit,=1+1,,1",
                "2027-03-01 09:00,visit,en,1",
                "\0\0\0"
            })
    void whatIsNoLineIsSkipped(String text) throws IOException {
        Files.writeString(path(), CountLine.HEADING + "\n" + text + "\n");
        append(FIRST);
        assertEquals(List.of(FIRST), lines());
    }

    @Test
    void oneProgramCountsIntoIt() throws IOException {
        try (CountsFile file = CountsFile.open(path())) {
            assertThrows(IOException.class, () -> CountsFile.open(path()));
            lines();
            assertThrows(IOException.class, () -> CountsFile.open(path()));
            file.append(CountLine.of(FIRST));
        }
        append(SECOND);
        assertEquals(List.of(FIRST, SECOND), lines());
    }

    @Test
    void rolledUpEqualLinesAreSumsAndOldOnesDays() throws IOException {
        Files.writeString(
                path(),
                CountLine.HEADING + "\n" + "2025-01-01 09:00,visit,sw,,1\n2025-01-01 10:00,visit,sw,,2\n" + FIRST + "\n"
                        + SECOND + "\n" + FIRST + "\n2027-03-01 10:00,visit,en,,1\n");
        RollUp.of(path(), LocalDate.of(2027, 3, 1));
        List<String> expected =
                List.of("2025-01-01,visit,sw,,3", FIRST.replace(",1", ",2"), SECOND, "2027-03-01 10:00,visit,en,,1");
        assertEquals(expected, lines());
        RollUp.of(path(), LocalDate.of(2027, 3, 1));
        assertEquals(expected, lines());
        assertEquals(1, folder.toFile().list().length);
    }
}
