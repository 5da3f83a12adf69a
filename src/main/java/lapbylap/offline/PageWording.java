package lapbylap.offline;

import java.util.Map;
import lapbylap.i18n.Wording;
import lapbylap.json.JsonWriter;

/** Words from the page. */
final class PageWording implements Wording {
    private final PageWords page;

    PageWording(PageWords page) {
        this.page = page;
    }

    @Override
    public boolean has(String key) {
        return page.has(key);
    }

    @Override
    public String text(String key, Map<String, ?> arguments) {
        JsonWriter json = new JsonWriter().object();
        for (Map.Entry<String, ?> argument : arguments.entrySet()) {
            json.name(argument.getKey());
            value(json, argument.getValue());
        }
        return page.text(key, json.endObject().toString());
    }

    private static void value(JsonWriter json, Object value) {
        if (value instanceof Integer number) {
            json.value(number.intValue());
        } else if (value instanceof Iterable<?> list) {
            json.array();
            for (Object item : list) {
                json.value(item.toString());
            }
            json.endArray();
        } else {
            json.value(value.toString());
        }
    }
}
