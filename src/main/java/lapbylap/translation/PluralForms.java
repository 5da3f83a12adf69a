package lapbylap.translation;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.i18n.Language;

/** The plural forms of one message: those that are missing, and those that tell another number than they are given. */
final class PluralForms {
    /** The numbers that are tried, 0 to one less. No language of the site tells larger ones apart in another way. */
    private static final int TRIED = 201;

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final MessagePattern pattern;
    private final PluralRules rules;
    private final Set<String> missing = new LinkedHashSet<>();
    private final Set<String> wrong = new LinkedHashSet<>();

    PluralForms(MessagePattern pattern, Language language) {
        this.pattern = pattern;
        rules = PluralRules.forLocale(language.locale());
        for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPart(i).getType() == Part.Type.ARG_START
                    && pattern.getPart(i).getArgType() == ArgType.PLURAL) {
                check(i);
            }
        }
    }

    /** A form as it is written: the numbers in it, and whether it tells the number that it is given. */
    private record Form(TreeSet<String> numbers, boolean tells) {}

    /**
     * The missing forms, such as {@code form "one" of seeds, for 0}. A message that chooses between "it" and "the last
     * one", and does not tell the number, needs no more forms than it has; nor does one that says the same of any
     * number.
     */
    Set<String> missing() {
        return missing;
    }

    /** What is wrong with a form, one sentence each. */
    Set<String> wrong() {
        return wrong;
    }

    private void check(int start) {
        String argument = pattern.getSubstring(pattern.getPart(start + 1));
        Map<String, Form> forms = forms(start);
        Map<String, List<Integer>> served = new LinkedHashMap<>();
        for (int number = 0; number < TRIED; number++) {
            if (!forms.containsKey("=" + number)) {
                served.computeIfAbsent(rules.select(number), none -> new ArrayList<>())
                        .add(number);
            }
        }
        Form other = forms.get(PluralRules.KEYWORD_OTHER);
        boolean inflected = !Set.of("=0", PluralRules.KEYWORD_OTHER).containsAll(forms.keySet());
        served.forEach((name, numbers) -> {
            Form form = forms.get(name);
            if (form == null && other.tells() && inflected) {
                missing.add("form \"" + name + "\" of " + argument + ", for " + some(numbers));
            } else if (form != null && form != other && numbers.size() > 1) {
                TreeSet<String> own = new TreeSet<>(form.numbers());
                own.removeAll(other.numbers());
                String subject = "the form \"" + name + "\" of " + argument;
                if (!own.isEmpty()) {
                    wrong.add(subject + " says " + own + " and also stands for " + some(numbers));
                } else if (other.tells() && !form.tells()) {
                    wrong.add(subject + " does not tell the number, and stands for " + some(numbers));
                }
            }
        });
    }

    private static String some(List<Integer> numbers) {
        String first =
                String.join(", ", numbers.stream().limit(4).map(String::valueOf).toList());
        return numbers.size() > 4 ? first + " …" : first;
    }

    private Map<String, Form> forms(int start) {
        Map<String, Form> forms = new LinkedHashMap<>();
        int limit = pattern.getLimitPartIndex(start);
        for (int i = start + 1; i < limit; i++) {
            if (pattern.getPart(i).getType() == Part.Type.ARG_SELECTOR) {
                String selector = pattern.getSubstring(pattern.getPart(i));
                int message = i + 1;
                while (pattern.getPart(message).getType() != Part.Type.MSG_START) {
                    message++;
                }
                forms.put(selector, form(message));
                i = pattern.getLimitPartIndex(message);
            }
        }
        return forms;
    }

    /** A form without the forms of other arguments inside it. */
    private Form form(int start) {
        TreeSet<String> numbers = new TreeSet<>();
        boolean tells = false;
        int limit = pattern.getLimitPartIndex(start);
        int from = pattern.getPart(start).getLimit();
        for (int i = start + 1; i <= limit; i++) {
            Part part = pattern.getPart(i);
            Matcher number = NUMBER.matcher(pattern.getPatternString().substring(from, part.getIndex()));
            while (number.find()) {
                numbers.add(number.group());
            }
            tells |= part.getType() == Part.Type.REPLACE_NUMBER;
            if (part.getType() == Part.Type.ARG_START) {
                i = pattern.getLimitPartIndex(i);
            }
            from = pattern.getPart(i).getLimit();
        }
        return new Form(numbers, tells);
    }
}
