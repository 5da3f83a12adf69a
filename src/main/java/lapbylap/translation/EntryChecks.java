package lapbylap.translation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lapbylap.content.Glossary;
import lapbylap.content.Library;
import lapbylap.content.Mistake;
import lapbylap.content.Place;
import lapbylap.content.Source;
import lapbylap.content.Term;
import lapbylap.i18n.Language;

/** Holds the entries of glossary, map and bibliography in a language against the English ones. */
final class EntryChecks {
    private static final String GLOSSARY = "glossary.yaml";
    private static final String PLACES = "places.yaml";
    private static final String SOURCES = "sources.yaml";

    private final Path folder;
    private final Library library;
    private final Language language;
    private final List<Mistake> mistakes;
    private final List<Mistake> gaps;

    EntryChecks(Path folder, Library library, Language language, List<Mistake> mistakes, List<Mistake> gaps) {
        this.folder = folder;
        this.library = library;
        this.language = language;
        this.mistakes = mistakes;
        this.gaps = gaps;
    }

    void check() throws IOException {
        Glossary glossary = library.glossary();
        Set<String> own = glossary.terms(language).stream().map(Term::id).collect(Collectors.toSet());
        List<String> lines = lines(GLOSSARY);
        for (Term term : glossary.terms(Language.ENGLISH)) {
            if (!own.contains(term.id())) {
                gap(GLOSSARY, lines, term.id(), "term and definition");
            }
        }
        for (Term term : glossary.terms(language)) {
            check(term, lines);
        }
        List<String> places = lines(PLACES);
        for (Place place : library.places().all()) {
            if (!place.tellings().containsKey(language)) {
                gap(PLACES, places, place.id(), "text");
            }
        }
        List<String> sources = lines(SOURCES);
        for (Source source : library.bibliography().all()) {
            if (!source.notes().isEmpty() && !source.notes().containsKey(language)) {
                gap(SOURCES, sources, source.key(), "its note");
            }
        }
    }

    private List<String> lines(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path) ? Files.readAllLines(path) : List.of();
    }

    private void gap(String file, List<String> lines, String id, String needed) {
        String wrong = id + " has no entry in " + language.tag();
        gaps.add(new Mistake(file, line(lines, id), wrong, "add " + language.tag() + ": with " + needed));
    }

    private void check(Term term, List<String> lines) {
        int line = line(lines, term.id());
        while (line < lines.size() && !lines.get(line - 1).strip().equals(language.tag() + ":")) {
            line++;
        }
        List<String> wrong = new ArrayList<>();
        String left = EnglishWords.leftIn(term.definition());
        if (left != null) {
            wrong.add("\"" + left + "\" is English");
        }
        library.glossary()
                .forbidden(term.term() + " | " + term.definition(), language)
                .forEach((word, other) -> wrong.add("\"" + word + "\" must not stand for " + other.id()));
        for (String one : wrong) {
            mistakes.add(new Mistake(GLOSSARY, line, one, "mend the " + language.tag() + " words of " + term.id()));
        }
    }

    private static int line(List<String> lines, String id) {
        return Math.max(1, lines.indexOf(id + ":") + 1);
    }
}
