package lapbylap.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.MessageFile;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong in a translation and what it lacks is told by file and line. Filipino has forms that tell 0 from 1. */
class TranslationReportTest {
    private static final String HEAD = "---\ntitle: %s\ndescription: %s\nreviewed: no\n---\n\n";
    private static final Language FILIPINO = new Language("fil");
    private static final List<String> ENGLISH = List.of(
            "# what is said",
            "seeds = {seeds, plural, =1 {South lifts one seed} other {South lifts # seeds}}",
            "last = {seeds, plural, =1 {It falls in {pit}.} other {The last one falls in {pit}.}}",
            "player.count = {frame} of {last}",
            "page.brand = Lap by Lap",
            "page.skip = Skip this line");

    @TempDir
    Path folder;

    @BeforeEach
    void anEnglishPage() {
        write("glossary.yaml", "lap:\n  en:\n    term: lap\n    definition: One sowing.\n");
        write("site/home.en.md", HEAD.formatted("Home", "What there is") + "## A place {#here}\n");
    }

    private void write(String file, String text) {
        try {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), text);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private TranslationReport report(String... lines) throws IOException {
        MessageFile english = MessageFile.of(Language.ENGLISH, ENGLISH);
        MessageFile own = MessageFile.of(FILIPINO, List.of(lines));
        Map<Language, Messages> messages =
                Map.of(Language.ENGLISH, Messages.of(english, english), FILIPINO, Messages.of(english, own));
        Library library = LibraryLoader.load(folder, messages, null);
        assertEquals(List.of(), library.mistakes());
        return TranslationReport.of(folder, library, List.of(english, own));
    }

    private List<String> mistakes(String... lines) throws IOException {
        return report(lines).mistakes().stream().map(Mistake::toString).toList();
    }

    private List<String> gaps(String... lines) throws IOException {
        return report(lines).gaps().stream().map(Mistake::toString).toList();
    }

    private static final String[] WHOLE = {
        "seeds = {seeds, plural, one {# buto ang kinukuha} other {# na buto ang kinukuha}}",
        "last = {seeds, plural, =1 {Sa {pit}.} other {Ang huli sa {pit}.}}",
        "player.count = {frame} sa {last}",
        "page.brand = Lap by Lap",
        "page.skip = Laktawan ang sirkito"
    };

    @Test
    void aWholeTranslationHasNoMistakes() throws Exception {
        assertEquals(List.of(), mistakes(WHOLE));
    }

    @Test
    void whatIsMissingIsAGap() throws Exception {
        assertEquals(
                List.of(
                        "messages_fil.properties:1: page.brand is missing, add it: Lap by Lap",
                        "messages_fil.properties:1: page.skip is missing, add it: Skip this line",
                        "messages_fil.properties:1: player.count is missing, add it: {frame} of {last}",
                        "messages_fil.properties:1: seeds has no form \"one\" of seeds, for 0, 2, 3, 5 …, add that form",
                        "site/home.fil.md:1: there is no such page, translate site/home.en.md"),
                gaps("seeds = {seeds, plural, =1 {isa} other {# na buto}}", WHOLE[1]).stream()
                        .sorted()
                        .filter(gap -> !gap.startsWith("glossary"))
                        .toList());
        assertEquals(
                List.of("glossary.yaml:1: lap has no entry in fil, add fil: with term and definition"),
                gaps(WHOLE).stream().filter(gap -> gap.startsWith("glossary")).toList());
    }

    @Test
    void aPageLacksAPlace() throws Exception {
        write("site/home.fil.md", HEAD.formatted("Simula", "Mga laro") + "## Dito\n");
        assertEquals(
                List.of("site/home.fil.md:1: no place is called \"#here\", as one on the English page is,"
                        + " put {#here} behind the heading"),
                gaps(WHOLE).stream().filter(gap -> gap.startsWith("site")).toList());
    }

    @Test
    void aFormThatAlsoStandsForOtherNumbers() throws Exception {
        assertEquals(
                List.of("messages_fil.properties:1: seeds: the form \"one\" of seeds says [1] and also stands for"
                        + " 0, 1, 2, 3 …, write # for the number, or give a form =1 besides"),
                mistakes("seeds = {seeds, plural, one {1 buto} other {# na buto}}"));
        assertEquals(
                List.of(
                        "messages_fil.properties:1: seeds: the form \"one\" of seeds does not tell the number, and stands"
                                + " for 0, 1, 2, 3 …, write # for the number, or give a form =1 besides"),
                mistakes("seeds = {seeds, plural, one {isang buto} other {# na buto}}"));
    }

    @Test
    void argumentsAndKeysThatNobodyKnows() throws Exception {
        assertEquals(
                List.of(
                        "messages_fil.properties:1: player.count names [frames], which nobody fills in, use the names of"
                                + " the English message",
                        "messages_fil.properties:1: player.count does not name [frame], name in braces what the English"
                                + " message names",
                        "messages_fil.properties:2: no message of the site is called page.band, take it out, or name it"
                                + " as in messages_en.properties"),
                mistakes("player.count = {frames} sa {last}", "page.band = x"));
    }

    @Test
    void messagesThatCannotBeUsed() throws Exception {
        assertEquals(
                List.of(
                        "messages_fil.properties:1: player.count has forms to choose from, use names in braces only:"
                                + " browsers fill this in",
                        "messages_fil.properties:3: last is given twice, keep one of them"),
                mistakes(
                        "player.count = {frame, plural, one {#} other {#}} sa {last}",
                        "last = {seeds, plural, other {Sa {pit}.}}",
                        "last = {seeds, plural, other {Sa {pit}.}}"));
        String unclosed = mistakes("page.brand = Lap {").get(0);
        assertTrue(unclosed.startsWith("messages_fil.properties:1: page.brand cannot be read: "), unclosed);
    }

    @Test
    void englishThatWasLeft() throws Exception {
        write(
                "site/home.fil.md",
                HEAD.formatted("Simula", "What there is")
                        + "## Dito {#here}\n\nAng [page](/fil/) at the start, *The Title of it*, “of the seeds”, Zillions of Games."
                        + "\n\nSouth lifts the seeds.\n\n**Which rule?**\n");
        write(
                "glossary.yaml",
                "lap:\n  en:\n    term: lap\n    definition: One sowing.\n"
                        + "  fil:\n    term: ikot\n    definition: One of the turns.\n");
        assertEquals(
                List.of(
                        "glossary.yaml:5: \"of the turns\" is English, mend the fil words of lap",
                        "messages_fil.properties:1: player.count says \"of\" in English, translate it",
                        "site/home.fil.md:3: \"What there\" is English, translate it",
                        "site/home.fil.md:9: \"the start\" is English, translate it",
                        "site/home.fil.md:11: \"South lifts the seeds\" is English, translate it",
                        "site/home.fil.md:13: \"Which rule\" is English, translate it"),
                mistakes("player.count = {frame} of {last}"));
    }

    @Test
    void wordsThatAreForbidden() throws Exception {
        write(
                "glossary.yaml",
                "lap:\n  en:\n    term: lap\n    definition: One sowing.\n"
                        + "  fil:\n    term: ikot\n    definition: Pag-ikot, hindi sirkito.\n    forbidden: [sirkito]\n");
        write("site/home.fil.md", HEAD.formatted("Sirkito", "Mga laro") + "## Dito {#here}\n");
        assertEquals(
                List.of(
                        "glossary.yaml:5: \"sirkito\" must not stand for lap, mend the fil words of lap",
                        "messages_fil.properties:1: page.brand: \"sirkito\" must not stand for lap, write \"ikot\"",
                        "site/home.fil.md:2: \"sirkito\" must not stand for lap, write \"ikot\""),
                mistakes("page.brand = Sirkito", "page.skip = Laktawan ang sirkito"));
    }
}
