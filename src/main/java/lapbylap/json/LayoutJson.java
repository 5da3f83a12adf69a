package lapbylap.json;

import lapbylap.engine.Layout;
import lapbylap.engine.Pit;

/** The board of a game, as a part of recordings and of what is told about a game. */
public final class LayoutJson {
    private LayoutJson() {}

    public static void write(JsonWriter json, Layout layout) {
        json.object();
        json.name("rows").value(layout.rows());
        json.name("columns").value(layout.columns());
        json.name("pits").array();
        for (Pit pit : layout.pits()) {
            json.object();
            json.name("index").value(pit.index());
            json.name("name").value(pit.name());
            json.name("owner").value(pit.owner().id());
            json.name("row").value(pit.row().id());
            json.name("column").value(pit.column());
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
}
