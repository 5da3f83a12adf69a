package lapbylap.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

    @Test
    void separatesWhatStandsSideBySide() {
        JsonWriter json = new JsonWriter();
        json.object().name("a").array().endArray().name("b").values(1, -2);
        json.name("c").object().endObject().name("d").values(List.of("x", ":")).name("e");
        json.array().value(true).value(null).object().endObject().endArray().endObject();
        assertEquals("{\"a\":[],\"b\":[1,-2],\"c\":{},\"d\":[\"x\",\":\"],\"e\":[true,null,{}]}", json.toString());
    }

    @Test
    void anyTextComesBackAsItWas() throws Exception {
        StringBuilder text = new StringBuilder("\"\\{[:, ɛ ਪੰਜਾਬੀ 😀");
        for (char control = 0; control < ' '; control++) {
            text.append(control);
        }
        String json = new JsonWriter().value(text.toString()).toString();
        assertEquals(text.toString(), new JsonMapper().readTree(json).textValue());
    }
}
