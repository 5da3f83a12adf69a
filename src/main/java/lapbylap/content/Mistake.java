package lapbylap.content;

/**
 * A mistake in the content.
 *
 * @param file the file, below the content folder
 * @param line the line in it, from 1
 * @param wrong what is wrong, naming the value
 * @param remedy what would do
 */
public record Mistake(String file, int line, String wrong, String remedy) implements Comparable<Mistake> {

    @Override
    public String toString() {
        return file + ":" + line + ": " + wrong + ", " + remedy;
    }

    @Override
    public int compareTo(Mistake other) {
        int byFile = file.compareTo(other.file);
        return byFile != 0 ? byFile : Integer.compare(line, other.line);
    }
}
