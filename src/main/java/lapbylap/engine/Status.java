package lapbylap.engine;

/** How a clause of the rules is known. */
public enum Status {
    /** A source states it. */
    DOCUMENTED("documented"),
    /** It follows from, or is carried over from, what is stated. */
    INFERRED("inferred"),
    /** No source says anything, and a program must choose. */
    MODERN("modern");

    private final String id;

    Status(String id) {
        this.id = id;
    }

    /** The status with this name, or null. */
    public static Status byId(String id) {
        for (Status status : values()) {
            if (status.id.equals(id)) {
                return status;
            }
        }
        return null;
    }

    /** The name used in content and JSON. */
    public String id() {
        return id;
    }
}
