package lapbylap.i18n;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MeasureFormat;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.Measure;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The messages of one language, each an ICU message with named arguments. What a language lacks, or has written so that
 * it cannot be read, is said in English. Immutable, shared by threads.
 */
public final class Messages implements Wording {
    private final Language language;
    private final Map<String, Written> written = new HashMap<>();
    private final ListFormatter lists;

    /** A format keeps scratch state while it formats, so each thread has those that it used. Few are ever used. */
    private final ThreadLocal<Map<String, MessageFormat>> formatsOfThread = ThreadLocal.withInitial(HashMap::new);

    /** A message as it is written, and how it is said in English. */
    private record Written(String pattern, String english, Language language) {
        MessageFormat format() {
            try {
                return new MessageFormat(pattern, language.locale());
            } catch (IllegalArgumentException unreadable) {
                return new MessageFormat(english, ULocale.ENGLISH);
            }
        }
    }

    private Messages(MessageFile english, MessageFile own) {
        language = own.language();
        lists = ListFormatter.getInstance(language.locale(), ListFormatter.Type.UNITS, ListFormatter.Width.SHORT);
        english.patterns().forEach((key, pattern) -> written.put(key, new Written(pattern, pattern, Language.ENGLISH)));
        own.patterns().forEach((key, pattern) -> {
            Written inEnglish = written.get(key);
            written.put(key, new Written(pattern, inEnglish == null ? pattern : inEnglish.english(), language));
        });
    }

    /** The messages of every language that has some, English first. */
    public static Map<Language, Messages> load() {
        MessageFile english = MessageFile.of(Language.ENGLISH);
        Map<Language, Messages> all = new LinkedHashMap<>();
        for (Language language : Language.all()) {
            all.put(language, of(english, language.equals(Language.ENGLISH) ? english : MessageFile.of(language)));
        }
        return all;
    }

    /** The messages of a file, with those that it lacks in English. */
    public static Messages of(MessageFile english, MessageFile own) {
        return new Messages(english, own);
    }

    public Language language() {
        return language;
    }

    /** All keys, sorted. */
    public List<String> keys() {
        return new ArrayList<>(new TreeSet<>(written.keySet()));
    }

    @Override
    public boolean has(String key) {
        return written.containsKey(key);
    }

    /**
     * A message. An argument that is a list is written as the language does, and beside it stands its length: for
     * {@code legal} as {@code legalCount}.
     *
     * @throws IllegalArgumentException if there is no message with this key
     */
    @Override
    public String text(String key, Map<String, ?> arguments) {
        Written message = message(key);
        Map<String, Object> values = new HashMap<>();
        arguments.forEach((name, value) -> {
            values.put(name, value instanceof List<?> list ? list(list) : value);
            if (value instanceof List<?> list) {
                values.put(name + "Count", list.size());
            }
        });
        return formatsOfThread
                .get()
                .computeIfAbsent(key, missing -> message.format())
                .format(values);
    }

    private Written message(String key) {
        Written message = written.get(key);
        if (message == null) {
            throw new IllegalArgumentException("no message " + key);
        }
        return message;
    }

    /** A message as it is written, to be filled in elsewhere. */
    public String pattern(String key) {
        return message(key).format().toPattern();
    }

    /** A distance, in short. */
    public String kilometres(int number) {
        return MeasureFormat.getInstance(language.locale(), MeasureFormat.FormatWidth.SHORT)
                .format(new Measure(number, MeasureUnit.KILOMETER));
    }

    /** Several things in a row, such as {@code A, B, D}; the empty text if there are none. */
    public String list(List<?> items) {
        return lists.format(items);
    }
}
