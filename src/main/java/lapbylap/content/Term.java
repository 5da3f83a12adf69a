package lapbylap.content;

import java.util.List;

/**
 * A word of the glossary, in one language.
 *
 * @param id its name in addresses
 * @param maa the Maa word as a source prints it, or null
 * @param term the word
 * @param definition what it means, in one or two sentences
 * @param forms other forms of the word that stand for it in a text
 * @param forbidden words that must not stand for it
 */
public record Term(String id, String maa, String term, String definition, List<String> forms, List<String> forbidden) {

    public Term {
        forms = List.copyOf(forms);
        forbidden = List.copyOf(forbidden);
    }
}
