package lapbylap.web.sheet;

/** What a sheet is printed on. */
enum Paper {
    A4("a4"),
    LETTER("letter");

    private final String id;

    Paper(String id) {
        this.id = id;
    }

    /** Its name in addresses, messages and style sheets. */
    String id() {
        return id;
    }
}
