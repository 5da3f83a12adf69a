package lapbylap.opponent;

/** A sequence of random numbers that a seed stands for (SplitMix64): the same on every machine. */
final class Draws {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    /** Begins the sequence with this number, from 0, of those that a seed stands for. */
    void begin(long seed, long number) {
        state = mixed(seed + GOLDEN * (number + 1));
    }

    /** The next number, from 0 to {@code bound - 1}. */
    int below(int bound) {
        state += GOLDEN;
        return (int) (((mixed(state) >>> 32) * bound) >>> 32);
    }

    /** The finishing step of the generator. */
    private static long mixed(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
