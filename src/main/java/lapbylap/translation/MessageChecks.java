package lapbylap.translation;

import com.ibm.icu.text.MessagePattern;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import lapbylap.content.Glossary;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.MessageFile;

/** Holds the messages of a language against the English ones. */
final class MessageChecks {
    /** Messages that are filled in by the browser, which knows no more of them than names in braces. */
    private static final String OF_BROWSER = "player.";

    /** As much of an English message as is repeated to whoever has to translate it. */
    private static final int SHOWN = 60;

    private final MessageFile english;
    private final MessageFile own;
    private final Glossary glossary;
    private final List<Mistake> mistakes;
    private final List<Mistake> gaps;

    MessageChecks(MessageFile english, MessageFile own, Glossary glossary, List<Mistake> mistakes, List<Mistake> gaps) {
        this.english = english;
        this.own = own;
        this.glossary = glossary;
        this.mistakes = mistakes;
        this.gaps = gaps;
    }

    void check() {
        Map<String, String> originals = english.patterns();
        own.patterns().forEach((key, text) -> {
            for (int line : own.repeated(key)) {
                mistakes.add(new Mistake(own.name(), line, key + " is given twice", "keep one of them"));
            }
            if (!originals.containsKey(key)) {
                wrong(
                        key,
                        "no message of the site is called " + key,
                        "take it out, or name it as in " + english.name());
            } else {
                check(key, text, originals.get(key));
            }
        });
        originals.forEach((key, text) -> {
            if (!own.patterns().containsKey(key)) {
                String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
                gaps.add(new Mistake(own.name(), 1, key + " is missing", "add it: " + shown));
            }
        });
    }

    private void check(String key, String text, String original) {
        MessagePattern pattern;
        try {
            pattern = new MessagePattern(text);
        } catch (IllegalArgumentException unreadable) {
            wrong(key, key + " cannot be read: " + unreadable.getMessage(), "close every brace, and double every '");
            return;
        }
        if (text.isBlank()) {
            wrong(key, key + " says nothing", "translate it, or take it out: it is then said in English");
        }
        checkArguments(key, pattern, original);
        if (key.startsWith(OF_BROWSER) && !MessageText.simple(pattern)) {
            wrong(key, key + " has forms to choose from", "use names in braces only: browsers fill this in");
        }
        PluralForms forms = new PluralForms(pattern, own.language());
        for (String form : forms.missing()) {
            gaps.add(new Mistake(own.name(), own.line(key), key + " has no " + form, "add that form"));
        }
        for (String form : forms.wrong()) {
            wrong(key, key + ": " + form, "write # for the number, or give a form =1 besides");
        }
        if (!own.language().equals(Language.ENGLISH)) {
            checkWords(key, pattern, original);
        }
    }

    private void checkArguments(String key, MessagePattern pattern, String original) {
        TreeSet<String> expected = MessageText.arguments(new MessagePattern(original));
        TreeSet<String> given = MessageText.arguments(pattern);
        TreeSet<String> unknown = new TreeSet<>(given);
        unknown.removeAll(expected);
        expected.removeAll(given);
        if (!unknown.isEmpty()) {
            wrong(key, key + " names " + unknown + ", which nobody fills in", "use the names of the English message");
        }
        if (!expected.isEmpty()) {
            wrong(key, key + " does not name " + expected, "name in braces what the English message names");
        }
    }

    private void checkWords(String key, MessagePattern pattern, String original) {
        for (String piece : MessageText.pieces(pattern)) {
            String left = EnglishWords.leftIn(piece);
            if (left != null) {
                wrong(key, key + " says \"" + left + "\" in English", "translate it");
            }
            glossary.forbidden(piece, own.language()).forEach((word, term) -> {
                // the word may be right where something else is meant, such as a line of a text and not a row
                if (glossary.speaksOf(term.id(), original)) {
                    String wrong = key + ": \"" + word + "\" must not stand for " + term.id();
                    wrong(key, wrong, "write \"" + term.term() + "\"");
                }
            });
        }
    }

    private void wrong(String key, String wrong, String remedy) {
        mistakes.add(new Mistake(own.name(), own.line(key), wrong, remedy));
    }
}
