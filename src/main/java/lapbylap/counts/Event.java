package lapbylap.counts;

/** What is counted. */
public enum Event {
    /** Somebody began to look. */
    VISIT("visit"),
    /** A game was begun. */
    STARTED("started"),
    /** A game came to its end. */
    FINISHED("finished"),
    /** Nobody was there any more, and the exhibit began anew. */
    IDLE_RESET("idle-reset");

    private final String id;

    Event(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** The event with this id, or null if there is none. */
    public static Event byId(String id) {
        for (Event event : values()) {
            if (event.id.equals(id)) {
                return event;
            }
        }
        return null;
    }
}
