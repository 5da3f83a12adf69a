package lapbylap.translation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lapbylap.content.Library;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.MessageFile;

/**
 * All languages held against English.
 *
 * @param mistakes what is there and wrong, by file and line
 * @param gaps what is not there yet, likewise: until it comes, readers are shown English
 */
public record TranslationReport(List<Mistake> mistakes, List<Mistake> gaps) {

    public TranslationReport {
        mistakes = mistakes.stream().sorted().toList();
        gaps = gaps.stream().sorted().toList();
    }

    /**
     * The report on every language that has messages.
     *
     * @param folder the content folder that {@code library} was read from
     * @throws IOException if it cannot be read again
     */
    public static TranslationReport of(Path folder, Library library) throws IOException {
        List<MessageFile> files = Language.all().stream().map(MessageFile::of).toList();
        return of(folder, library, files);
    }

    /**
     * The report on the languages of some messages.
     *
     * @param files the messages, English first
     */
    public static TranslationReport of(Path folder, Library library, List<MessageFile> files) throws IOException {
        List<Mistake> mistakes = new ArrayList<>();
        List<Mistake> gaps = new ArrayList<>();
        MessageFile english = files.get(0);
        for (MessageFile file : files) {
            new MessageChecks(english, file, library.glossary(), mistakes, gaps).check();
            if (!file.language().equals(Language.ENGLISH)) {
                new PageChecks(folder, library, file.language(), mistakes, gaps).check();
                new EntryChecks(folder, library, file.language(), mistakes, gaps).check();
            }
        }
        return new TranslationReport(mistakes, gaps);
    }
}
