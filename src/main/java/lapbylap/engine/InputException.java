package lapbylap.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Something a person asked for that cannot be done: a fault with the values that its message names. */
public abstract class InputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final transient Map<String, Object> values = new LinkedHashMap<>();

    InputException(Fault fault) {
        super(fault.id());
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }

    /** The values that the message of the fault names, by name: strings, numbers, or lists of strings. */
    public Map<String, Object> values() {
        return Collections.unmodifiableMap(values);
    }

    void put(String name, Object value) {
        values.put(name, value);
    }

    @Override
    public String getMessage() {
        return fault.id() + " " + values;
    }
}
