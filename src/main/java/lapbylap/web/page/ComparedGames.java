package lapbylap.web.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.content.ClauseText;
import lapbylap.content.Library;
import lapbylap.content.PageAddress;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** The games side by side, clause by clause, from the engine's clauses and the words of the rules pages. */
public final class ComparedGames {
    private final Library library;
    private final Language language;
    private final Messages messages;
    private final List<Game> games;

    ComparedGames(Library library, Messages messages) {
        this.library = library;
        this.messages = messages;
        language = messages.language();
        games = Games.all().stream()
                .filter(this::hasRulesPage)
                .sorted(Comparator.comparingInt(
                        game -> game.rules(Options.defaults(game)).layout().rows()))
                .toList();
    }

    /**
     * A clause in all games.
     *
     * @param lang language of its title if that is not the page's, or null
     * @param differs whether the words are not the same in all games, or not all have such a clause
     * @param cells one a game, in order; null where the game has no such clause
     */
    public record Row(String id, String title, String lang, boolean differs, List<Cell> cells) {}

    /**
     * What one game says of a clause.
     *
     * @param link its words, and where they are explained
     * @param marks names of its marks of certainty, as classes
     * @param certainty the same in words
     * @param same whether the words are those of the first game
     * @param options what may be chosen, in words
     */
    public record Cell(PageModel.Link link, String marks, String certainty, boolean same, List<String> options) {}

    private boolean hasRulesPage(Game game) {
        return library.shown(rulesPage(game)) != null;
    }

    private PageAddress rulesPage(Game game) {
        return PageAddress.ofGame(game.id(), "rules", language);
    }

    /** The games, as the heads of columns. */
    public List<PageModel.Link> columns() {
        PageLinks links = new PageLinks(library, messages);
        return games.stream()
                .map(game -> links.to(PageAddress.ofGame(game.id(), "history", language), game.name()))
                .toList();
    }

    /** What stands for words that are those of the first game. */
    public String sameAsFirst() {
        return messages.text("compare.same", Map.of("game", games.get(0).name()));
    }

    /** The clauses of all games; one that a later game adds stands before the clause that follows it there. */
    public List<Row> rows() {
        List<String> ids = new ArrayList<>();
        for (Game game : games) {
            List<String> added = new ArrayList<>();
            for (Clause clause : game.clauses()) {
                int known = ids.indexOf(clause.id());
                if (known < 0) {
                    added.add(clause.id());
                } else {
                    ids.addAll(known, added);
                    added.clear();
                }
            }
            ids.addAll(added);
        }
        return ids.stream().map(this::row).toList();
    }

    private Row row(String id) {
        List<Cell> cells = new ArrayList<>();
        Set<String> sayings = new LinkedHashSet<>();
        String title = id;
        String lang = null;
        for (Game game : games) {
            ClauseText text = text(game, id);
            Cell cell = text == null ? null : cell(game, text);
            cells.add(cell);
            sayings.add(cell == null ? "" : cell.link().label());
            if (title.equals(id) && text != null) {
                title = text.title();
                lang = cell.link().lang();
            }
        }
        return new Row(id, title, lang, sayings.size() > 1, cells);
    }

    private ClauseText text(Game game, String id) {
        return library.clauses(game.id(), language).stream()
                .filter(text -> text.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private Cell cell(Game game, ClauseText text) {
        List<String> labels = text.marks().stream()
                .map(mark -> messages.text("certainty." + mark))
                .toList();
        List<String> options = new ArrayList<>();
        for (Option option : game.options()) {
            if (option.clause().id().equals(text.id())) {
                Map<String, Object> values = new LinkedHashMap<>();
                values.put("option", messages.text("option." + option.id()));
                values.put(
                        "values",
                        option.values().stream()
                                .map(value -> value(option, value))
                                .toList());
                values.put("default", value(option, option.byDefault()));
                options.add(messages.text("compare.option", values));
            }
        }
        PageModel.Link rules = new PageLinks(library, messages).to(rulesPage(game), text.text());
        PageModel.Link link =
                new PageModel.Link(text.text(), rules.href() + "#" + text.id(), false, rules.lang(), rules.note());
        ClauseText first = game == games.get(0) ? null : text(games.get(0), text.id());
        boolean same = first != null && first.text().equals(text.text());
        return new Cell(link, String.join(" ", text.marks()), messages.list(labels), same, options);
    }

    private String value(Option option, String value) {
        return option.numeric() ? value : messages.text("option." + option.id() + "." + value);
    }
}
