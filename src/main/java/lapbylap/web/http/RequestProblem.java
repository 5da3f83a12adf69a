package lapbylap.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import lapbylap.engine.InputException;
import lapbylap.engine.Refused;

/** Something wrong with a request, to be told as a problem document or a page. */
public final class RequestProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String id;
    private final transient Map<String, Object> values;
    private final String clause;

    /**
     * @param status the HTTP status
     * @param id what it is: the last part of its {@code type}, and of the keys of its messages
     * @param values what its message names
     */
    public RequestProblem(int status, String id, Map<String, ?> values) {
        this(status, id, values, null);
    }

    /**
     * A problem that a clause stands for.
     *
     * @param values what its message names; {@code move}, the number of the move refused, among them
     * @param clause the id of that clause, or null
     */
    public RequestProblem(int status, String id, Map<String, ?> values, String clause) {
        super(id + " " + values, null, false, false);
        this.status = status;
        this.id = id;
        this.values = new LinkedHashMap<>(values);
        this.clause = clause;
    }

    /** The problem with input that the engine did not take: 400 if it could not be read, 422 if a clause refuses it. */
    public static RequestProblem of(InputException input) {
        Map<String, Object> values = new LinkedHashMap<>(input.values());
        if (input instanceof Refused refused) {
            values.put("move", refused.move());
            return new RequestProblem(422, input.fault().id(), values, refused.clause());
        }
        return new RequestProblem(400, input.fault().id(), values);
    }

    public int status() {
        return status;
    }

    public String id() {
        return id;
    }

    /** What the message names. */
    public Map<String, Object> values() {
        return values;
    }

    /** The clause that refused, or null if nothing was refused by a clause. */
    public String clause() {
        return clause;
    }

    /** The number of the refused move, from 1; 0 for the set-up. Only where there is a {@link #clause}. */
    public int move() {
        return (int) values.getOrDefault("move", 0);
    }
}
