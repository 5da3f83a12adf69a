package lapbylap.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ViaWordsTest {
    static Stream<Messages> languages() {
        return Messages.load().values().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguagePartsTheTwoNames(Messages messages) {
        ViaWords words = ViaWords.of(messages);
        assertFalse(words.before().isBlank(), messages.language().tag());
    }

    @Test
    void aLanguageMayPutItsWordsBehindTheName() {
        ViaWords punjabi = ViaWords.of(Messages.load().get(Language.named("pa")));
        assertEquals(", ", punjabi.before());
        assertEquals(" ਦੇ ਦੱਸੇ ਮੁਤਾਬਕ", punjabi.after());
    }
}
