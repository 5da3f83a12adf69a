package lapbylap.cli;

/** Ends a command with a sentence for the person who typed it. */
final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandFailure(String sentence) {
        super(sentence);
    }
}
