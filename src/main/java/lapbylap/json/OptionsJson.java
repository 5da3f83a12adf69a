package lapbylap.json;

import lapbylap.engine.Digits;
import lapbylap.engine.Game;
import lapbylap.engine.Option;

/** What may be chosen of a game, as a part of what is told about it. */
public final class OptionsJson {
    private OptionsJson() {}

    public static void write(JsonWriter json, Game game) {
        json.array();
        for (Option option : game.options()) {
            json.object();
            json.name("id").value(option.id());
            json.name("values").array();
            for (String value : option.values()) {
                value(json, option, value);
            }
            json.endArray();
            value(json.name("default"), option, option.byDefault());
            json.name("status").value(option.clause().status().id());
            json.name("contested").value(option.clause().contested());
            json.name("clause").value(option.clause().id());
            json.endObject();
        }
        json.endArray();
    }

    private static void value(JsonWriter json, Option option, String value) {
        if (option.numeric()) {
            json.value(Digits.read(value, Integer.MAX_VALUE));
        } else {
            json.value(value);
        }
    }
}
