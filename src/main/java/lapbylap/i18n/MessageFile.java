package lapbylap.i18n;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The file that holds the messages of one language, {@code messages_<lang>.properties} in UTF-8, as it is written. */
public final class MessageFile {
    private static final Pattern NAME = Pattern.compile("messages_([a-z]{2,3})\\.properties");
    private static final Pattern KEY = Pattern.compile("\\s*([^#!=:\\s][^=:\\s]*)\\s*[=:].*");
    private static final String ENGLISH = "/messages_en.properties";

    private final Language language;
    private final Map<String, String> patterns = new LinkedHashMap<>();
    private final Map<String, List<Integer>> lines = new LinkedHashMap<>();

    private MessageFile(Language language, List<String> text) {
        this.language = language;
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(String.join("\n", text)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        for (int i = 0; i < text.size(); i++) {
            Matcher key = KEY.matcher(text.get(i));
            if (key.matches() && properties.containsKey(key.group(1))) {
                patterns.put(key.group(1), properties.getProperty(key.group(1)));
                lines.computeIfAbsent(key.group(1), none -> new ArrayList<>()).add(i + 1);
            }
        }
    }

    /** The file of a language, as the program brings it along. */
    public static MessageFile of(Language language) {
        try (InputStream stream = MessageFile.class.getResourceAsStream("/" + name(language));
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return of(language, reader.lines().toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A file by its lines. */
    public static MessageFile of(Language language, List<String> lines) {
        return new MessageFile(language, lines);
    }

    /** Tags of the languages that have a file. */
    static List<String> tags() {
        URL english = MessageFile.class.getResource(ENGLISH);
        try {
            URLConnection connection = english.openConnection();
            try (Stream<String> names = connection instanceof JarURLConnection jar
                    ? jar.getJarFile().stream().map(entry -> entry.getName())
                    : Files.list(Path.of(URI.create(english.toString())).getParent())
                            .map(file -> file.getFileName().toString())) {
                return names.map(NAME::matcher)
                        .filter(Matcher::matches)
                        .map(name -> name.group(1))
                        .toList();
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String name(Language language) {
        return "messages_" + language.tag() + ".properties";
    }

    public String name() {
        return name(language);
    }

    public Language language() {
        return language;
    }

    /** The messages as they are written, by key, in the order of the file. */
    public Map<String, String> patterns() {
        return Collections.unmodifiableMap(patterns);
    }

    /** The keys, in the order of the file. */
    public List<String> keys() {
        return List.copyOf(patterns.keySet());
    }

    /** The line at which a message begins, from 1; 1 if there is none with this key. */
    public int line(String key) {
        return lines.getOrDefault(key, List.of(1)).get(0);
    }

    /** The lines, from 1, at which a key is given again after it was given before. */
    public List<Integer> repeated(String key) {
        List<Integer> all = lines.getOrDefault(key, List.of());
        return all.isEmpty() ? all : all.subList(1, all.size());
    }
}
