package lapbylap.content;

import java.util.ArrayList;
import java.util.List;

/** Collects the mistakes found in one file. */
final class Mistakes {
    private final String file;
    private final List<Mistake> found = new ArrayList<>();

    Mistakes(String file) {
        this.file = file;
    }

    void add(int line, String wrong, String remedy) {
        found.add(new Mistake(file, line, wrong, remedy));
    }

    boolean none() {
        return found.isEmpty();
    }

    List<Mistake> found() {
        return List.copyOf(found);
    }
}
