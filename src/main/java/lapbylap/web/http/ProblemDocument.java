package lapbylap.web.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import lapbylap.i18n.FaultText;
import lapbylap.i18n.Messages;

/** Problems in words, and as the documents of RFC 9457. */
public final class ProblemDocument {
    public static final String TYPE = "application/problem+json";

    /** Values longer than this are cut in what is told of them. */
    private static final int MOST_CHARACTERS = 120;

    private static final JsonFactory FACTORY = new JsonFactory();

    private ProblemDocument() {}

    /** What kind of problem it is, in a few words. */
    public static String title(RequestProblem problem, Messages messages) {
        return messages.text("problem." + problem.id() + ".title");
    }

    /** What is wrong, naming the value, and what would do. */
    public static String detail(RequestProblem problem, Messages messages) {
        Map<String, Object> shown = new HashMap<>();
        problem.values().forEach((name, value) -> shown.put(name, value instanceof String text ? shown(text) : value));
        return FaultText.of(problem.id(), shown, messages);
    }

    /** Cuts what is too long, and makes control characters visible. */
    private static String shown(String value) {
        StringBuilder visible = new StringBuilder();
        value.codePoints().limit(MOST_CHARACTERS).forEach(point -> {
            int type = Character.getType(point);
            boolean hidden = type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
            visible.appendCodePoint(hidden ? '\uFFFD' : point);
        });
        return value.codePointCount(0, value.length()) > MOST_CHARACTERS ? visible + "…" : visible.toString();
    }

    public static Answer answer(RequestProblem problem, Messages messages) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringField("type", "/problems/" + problem.id());
            json.writeStringField("title", title(problem, messages));
            json.writeNumberField("status", problem.status());
            json.writeStringField("detail", detail(problem, messages));
            if (problem.clause() != null) {
                json.writeNumberField("move", problem.move());
                json.writeStringField("clause", problem.clause());
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Answer.text(problem.status(), TYPE, "no-store", bytes.toByteArray());
    }
}
