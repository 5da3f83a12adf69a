package lapbylap.web.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import lapbylap.content.ClauseText;
import lapbylap.engine.Clause;
import lapbylap.engine.Digits;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;

/** What is told about games. */
public final class GameJson {
    private static final JsonFactory FACTORY = new JsonFactory();

    private GameJson() {}

    /** Something that writes JSON. */
    private interface Writer {
        void write(JsonGenerator json) throws IOException;
    }

    private static byte[] bytes(Writer writer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            json.writeStartObject();
            writer.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** The list of games. */
    public static byte[] list(List<Game> games) {
        return bytes(json -> {
            json.writeArrayFieldStart("games");
            for (Game game : games) {
                json.writeStartObject();
                json.writeStringField("id", game.id());
                json.writeStringField("name", game.name());
                json.writeBooleanField("playable", true);
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /**
     * One game: its board, options and clauses.
     *
     * @param texts what its rules page says of its clauses
     */
    public static byte[] one(Game game, List<ClauseText> texts) {
        return bytes(json -> {
            json.writeStringField("id", game.id());
            json.writeStringField("name", game.name());
            json.writeFieldName("layout");
            LayoutJson.write(json, game.rules(Options.defaults(game)).layout());
            json.writeArrayFieldStart("options");
            for (Option option : game.options()) {
                option(json, option);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("clauses");
            for (Clause clause : game.clauses()) {
                clause(json, clause, texts);
            }
            json.writeEndArray();
        });
    }

    private static void option(JsonGenerator json, Option option) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", option.id());
        json.writeArrayFieldStart("values");
        for (String value : option.values()) {
            value(json, option, value);
        }
        json.writeEndArray();
        json.writeFieldName("default");
        value(json, option, option.byDefault());
        json.writeStringField("status", option.clause().status().id());
        json.writeBooleanField("contested", option.clause().contested());
        json.writeStringField("clause", option.clause().id());
        json.writeEndObject();
    }

    private static void value(JsonGenerator json, Option option, String value) throws IOException {
        if (option.numeric()) {
            json.writeNumber(Digits.read(value, Integer.MAX_VALUE));
        } else {
            json.writeString(value);
        }
    }

    private static void clause(JsonGenerator json, Clause clause, List<ClauseText> texts) throws IOException {
        ClauseText text = texts.stream()
                .filter(candidate -> candidate.id().equals(clause.id()))
                .findFirst()
                .orElse(null);
        json.writeStartObject();
        json.writeStringField("id", clause.id());
        json.writeStringField("status", clause.status().id());
        json.writeBooleanField("contested", clause.contested());
        json.writeArrayFieldStart("sources");
        for (String source : text == null ? List.<String>of() : text.sources()) {
            json.writeString(source);
        }
        json.writeEndArray();
        json.writeStringField("text", text == null ? "" : text.text());
        json.writeEndObject();
    }
}
