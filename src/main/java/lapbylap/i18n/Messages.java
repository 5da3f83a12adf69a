package lapbylap.i18n;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;

/**
 * The messages of one language: {@code messages_<lang>.properties} in UTF-8, each an ICU message with named arguments.
 * What a language lacks is said in English. Immutable, shared by threads.
 */
public final class Messages implements Wording {
    private final Language language;
    private final Map<String, MessageFormat> formats = new HashMap<>();

    /**
     * A format keeps scratch state while it formats, and is costly to copy: each thread keeps copies of those it used.
     */
    private final ThreadLocal<Map<String, MessageFormat>> formatsOfThread = ThreadLocal.withInitial(HashMap::new);

    private Messages(Language language) {
        this.language = language;
        add(Language.ENGLISH);
        if (language != Language.ENGLISH) {
            add(language);
        }
    }

    /** The messages of every language that has some, English first. */
    public static Map<Language, Messages> load() {
        Map<Language, Messages> all = new java.util.EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            if (Messages.class.getResource(file(language)) != null) {
                all.put(language, new Messages(language));
            }
        }
        return all;
    }

    private static String file(Language language) {
        return "/messages_" + language.tag() + ".properties";
    }

    private void add(Language source) {
        Properties properties = new Properties();
        try (InputStream stream = Messages.class.getResourceAsStream(file(source));
                Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        properties.forEach((key, pattern) -> formats.put((String) key, format(source, (String) key, (String) pattern)));
    }

    private static MessageFormat format(Language source, String key, String pattern) {
        try {
            return new MessageFormat(pattern, source.locale());
        } catch (IllegalArgumentException broken) {
            throw new IllegalArgumentException(file(source) + ": " + key + ": " + broken.getMessage(), broken);
        }
    }

    public Language language() {
        return language;
    }

    /** All keys, sorted. */
    public List<String> keys() {
        return new ArrayList<>(new TreeSet<>(formats.keySet()));
    }

    @Override
    public boolean has(String key) {
        return formats.containsKey(key);
    }

    /**
     * A message. An argument that is a list is written with commas, and beside it stands its length: for {@code legal}
     * as {@code legalCount}.
     *
     * @throws IllegalArgumentException if there is no message with this key
     */
    @Override
    public String text(String key, Map<String, ?> arguments) {
        MessageFormat format = formats.get(key);
        if (format == null) {
            throw new IllegalArgumentException("no message " + key);
        }
        Map<String, Object> values = new HashMap<>();
        arguments.forEach((name, value) -> {
            values.put(name, value instanceof List<?> list ? joined(list) : value);
            if (value instanceof List<?> list) {
                values.put(name + "Count", list.size());
            }
        });
        return formatsOfThread
                .get()
                .computeIfAbsent(key, missing -> format.clone())
                .format(values);
    }

    /** A message as it is written, to be filled in elsewhere. */
    public String pattern(String key) {
        return formats.get(key).toPattern();
    }

    private static String joined(List<?> list) {
        StringBuilder joined = new StringBuilder();
        for (Object item : list) {
            joined.append(joined.length() == 0 ? "" : ", ").append(item);
        }
        return joined.toString();
    }
}
