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
import java.util.function.Supplier;

/**
 * The messages of one language, each an ICU message with named arguments. What a language lacks, or has written so that
 * it cannot be read, is said in English. Immutable, shared by threads.
 */
public final class Messages implements Wording {
    private final Language language;
    private final Messages english;
    private final Supplier<MessageFile> file;
    private volatile Read read;

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

    /** What was read of a language. */
    private record Read(Map<String, Written> written, ListFormatter lists) {}

    /** @param english the English messages; null for those themselves */
    private Messages(Language language, Messages english, Supplier<MessageFile> file) {
        this.language = language;
        this.english = english;
        this.file = file;
    }

    /** The messages of every language that has some, English first. A language is read when it is first spoken. */
    public static Map<Language, Messages> load() {
        Map<Language, Messages> all = new LinkedHashMap<>();
        Messages english = null;
        for (Language language : Language.all()) {
            Messages messages = new Messages(language, english, () -> MessageFile.of(language));
            english = english == null ? messages : english;
            all.put(language, messages);
        }
        return all;
    }

    /** The messages of a file, with those that it lacks in English. */
    public static Messages of(MessageFile english, MessageFile own) {
        return new Messages(own.language(), new Messages(Language.ENGLISH, null, () -> english), () -> own);
    }

    private Read read() {
        Read known = read;
        return known == null ? readNow() : known;
    }

    private synchronized Read readNow() {
        if (read == null) {
            Map<String, Written> written = new HashMap<>();
            if (english != null) {
                written.putAll(english.read().written());
            }
            file.get().patterns().forEach((key, pattern) -> {
                Written inEnglish = written.get(key);
                written.put(key, new Written(pattern, inEnglish == null ? pattern : inEnglish.pattern(), language));
            });
            read = new Read(
                    written,
                    ListFormatter.getInstance(language.locale(), ListFormatter.Type.UNITS, ListFormatter.Width.SHORT));
        }
        return read;
    }

    public Language language() {
        return language;
    }

    /** All keys, sorted. */
    public List<String> keys() {
        return new ArrayList<>(new TreeSet<>(read().written().keySet()));
    }

    @Override
    public boolean has(String key) {
        return read().written().containsKey(key);
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
        Written message = read().written().get(key);
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
        return read().lists().format(items);
    }
}
