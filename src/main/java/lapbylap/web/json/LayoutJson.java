package lapbylap.web.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import lapbylap.engine.Layout;
import lapbylap.engine.Pit;

/** The board of a game, as a part of recordings and of what is told about a game. */
final class LayoutJson {
    private LayoutJson() {}

    static void write(JsonGenerator json, Layout layout) throws IOException {
        json.writeStartObject();
        json.writeNumberField("rows", layout.rows());
        json.writeNumberField("columns", layout.columns());
        json.writeArrayFieldStart("pits");
        for (Pit pit : layout.pits()) {
            json.writeStartObject();
            json.writeNumberField("index", pit.index());
            json.writeStringField("name", pit.name());
            json.writeStringField("owner", pit.owner().id());
            json.writeStringField("row", pit.row().id());
            json.writeNumberField("column", pit.column());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
