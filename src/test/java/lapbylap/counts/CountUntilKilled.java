package lapbylap.counts;

import java.io.IOException;
import java.nio.file.Path;

/** A program that counts as fast as it can, says how far it has come, and never ends by itself. */
final class CountUntilKilled {
    private CountUntilKilled() {}

    public static void main(String[] arguments) throws IOException {
        CountsFile file = CountsFile.open(Path.of(arguments[0]));
        for (long number = 1; ; number++) {
            file.append(CountLine.of("2027-03-01 09:00,visit,en,," + number));
            System.out.println(number);
        }
    }
}
