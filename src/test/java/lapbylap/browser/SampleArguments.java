package lapbylap.browser;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.ibm.icu.text.MessagePattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values for whatever a message names. */
final class SampleArguments {
    private SampleArguments() {}

    /** A number for each argument that is counted, a word for each other one. */
    static Map<String, Object> of(String pattern, int number) {
        Map<String, Object> values = new LinkedHashMap<>();
        MessagePattern parsed = new MessagePattern(pattern);
        for (int i = 0; i < parsed.countParts(); i++) {
            MessagePattern.Part part = parsed.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_START) {
                String name = parsed.getSubstring(parsed.getPart(i + 1));
                if (part.getArgType().hasPluralStyle()) {
                    values.put(name, number);
                } else {
                    values.putIfAbsent(name, number % 2 == 0 ? "A" : number);
                }
            }
        }
        return values;
    }

    static String json(Map<String, Object> values) {
        try {
            return new JsonMapper().writeValueAsString(values);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
