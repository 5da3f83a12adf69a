package lapbylap.content;

import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Digits;
import lapbylap.i18n.Language;

/** Holds a lesson against what every lesson has: its sections in order, and steps that fill its time. */
final class LessonChecks {
    /** The guide stands among the lessons, and is built more freely. */
    static final String GUIDE = "first-lesson";

    private static final List<String> SECTIONS =
            List.of("Aims", "What you need", "Steps", "Easier and harder", "After the lesson");
    private static final int STEPS = 2;
    private static final int LONGEST_STEP = 120;

    private final PageContext page;

    LessonChecks(PageContext page) {
        this.page = page;
    }

    /** What an attribute {@code minutes=5} says, or -1 if it is another one or no such number. */
    static int minutes(AttributeNode attribute) {
        return attribute.getName().toString().equals("minutes")
                ? Digits.read(attribute.getValue().toString(), LONGEST_STEP)
                : -1;
    }

    /** How long a step takes, or 0 if its heading does not say. */
    static int minutes(Heading step) {
        for (Node node : step.getDescendants()) {
            if (node instanceof AttributeNode attribute && minutes(attribute) > 0) {
                return minutes(attribute);
            }
        }
        return 0;
    }

    void check(Node document, FrontMatter frontMatter) {
        List<Heading> sections = new ArrayList<>();
        int sum = 0;
        int steps = 0;
        for (Node node : document.getChildren()) {
            if (node instanceof Heading heading && heading.getLevel() == 2) {
                sections.add(heading);
            } else if (node instanceof Heading heading && heading.getLevel() == 3) {
                boolean step = sections.size() == STEPS + 1;
                int minutes = minutes(heading);
                if (step && minutes == 0 && !isGuide()) {
                    mistake(heading, "the step \"" + Words.of(heading) + "\" has no minutes", "add {minutes=5}");
                } else if (!step && minutes > 0 && !isGuide()) {
                    mistake(heading, "minutes outside of the steps", "leave them out");
                }
                sum += minutes;
                steps += minutes > 0 ? 1 : 0;
            }
        }
        checkSections(sections);
        if (steps > 0 && sum != frontMatter.minutes()) {
            String wrong = "the steps take " + sum + " minutes, the lesson " + frontMatter.minutes();
            mistake(sections.size() > STEPS ? sections.get(STEPS) : document, wrong, "let them be the same");
        }
    }

    private boolean isGuide() {
        return page.address().name().equals(GUIDE);
    }

    private void checkSections(List<Heading> sections) {
        List<String> titles = sections.stream().map(Words::of).toList();
        boolean english = page.address().language().equals(Language.ENGLISH);
        boolean right = english ? titles.equals(SECTIONS) : titles.size() == SECTIONS.size();
        if (!right && !isGuide()) {
            page.mistakes().add(page.line(0), "the sections are " + titles, "have these, in this order: " + SECTIONS);
        }
    }

    private void mistake(Node node, String wrong, String remedy) {
        page.mistakes().add(page.line(node.getStartLineNumber()), wrong, remedy);
    }

    /** Holds a translation against the English page: its questions and, of a lesson, age and time. */
    static void checkTranslation(PageAddress address, PageContent page, Page english, Mistakes mistakes) {
        if (!mistakes.none()) {
            return;
        }
        List<String> told = asked(page.questions());
        List<String> expected = asked(english.questions());
        if (!told.equals(expected)) {
            mistakes.add(1, "the questions are " + told, "translate all of the English page, in order: " + expected);
        }
        FrontMatter own = page.frontMatter();
        FrontMatter original = english.frontMatter();
        if (address.isLesson() && (!own.age().equals(original.age()) || own.minutes() != original.minutes())) {
            mistakes.add(
                    1,
                    "age " + own.age() + " and minutes " + own.minutes() + " are not those of the English page",
                    "write age: " + original.age() + " and minutes: " + original.minutes());
        }
    }

    private static List<String> asked(List<Question> questions) {
        return questions.stream()
                .map(question -> question.example() == null ? "-" : question.example() + "." + question.frame())
                .toList();
    }
}
