package lapbylap.web.sheet;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.content.Library;
import lapbylap.content.MadePages;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.engine.Game;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.board.Sprite;
import lapbylap.web.http.Answer;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.page.ClauseModels;
import lapbylap.web.page.PageMenus;
import lapbylap.web.page.PageModel;
import lapbylap.web.page.PlainPages;
import lapbylap.web.page.Templates;
import lapbylap.worksheet.Question;

/** The page of a game on which a worksheet is chosen, looked at and printed. */
public final class SheetPages {
    private static final String CACHE_CONTROL = "public, max-age=300";

    private final Templates templates;
    private final Map<Language, Messages> languages;
    private final String assets;
    private final String publicUrl;

    /**
     * Pages whose static files are found below the prefix {@code assets}.
     *
     * @param languages the languages of the site
     * @param publicUrl what absolute addresses begin with; null if it is not known
     */
    public SheetPages(Templates templates, Map<Language, Messages> languages, String assets, String publicUrl) {
        this.languages = languages;
        this.templates = templates;
        this.assets = assets;
        this.publicUrl = publicUrl;
    }

    /**
     * The query as it should be asked: as it is, but with what a form sent in more than one piece put together.
     *
     * @param rawQuery the part of the address behind the question mark; may be null
     * @throws RequestProblem (400) if anything in it is wrong
     */
    public String plainQuery(Game game, String rawQuery) {
        boolean pieces = rawQuery != null && rawQuery.split("(^|&)kinds=", -1).length > 2;
        SheetRequest request = SheetRequest.of(game, rawQuery);
        return pieces ? request.query() : rawQuery;
    }

    /**
     * The page with the sheet that a query asks for.
     *
     * @throws RequestProblem (400) if anything in it is wrong
     */
    public Answer answer(Game game, String rawQuery, Library library, Messages messages) {
        SheetRequest request = SheetRequest.of(game, rawQuery);
        PageAddress address = PageAddress.ofGame(game.id(), MadePages.WORKSHEET, messages.language());
        String path = PagePaths.path(address);
        PageMenus menus = new PageMenus(address, library, messages);
        String title = messages.text("worksheet.title", Map.of("game", game.name()));
        Map<String, Object> variables = new HashMap<>();
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", false);
        variables.put("site", publicUrl);
        variables.put("form", FormModel.of(request, path, messages));
        variables.put("game", game.name());
        variables.put("sheet", sheet(request, path, library, messages));
        variables.put("sprite", Sprite.of(List.of(request.rules().layout())));
        variables.put(
                "page",
                PageModel.made(
                        address,
                        title,
                        messages.text("page.window", Map.of("title", title)),
                        messages.text("worksheet.dek"),
                        menus,
                        languages));
        byte[] html = templates.render("worksheet", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(200, PlainPages.HTML, CACHE_CONTROL, html);
    }

    private SheetModel sheet(SheetRequest request, String path, Library library, Messages messages) {
        QuestionModels models = new QuestionModels(request.rules(), messages, publicUrl);
        List<SheetModel.Asked> asked = new ArrayList<>();
        Set<String> clauses = new HashSet<>();
        for (Question question : request.questions()) {
            asked.add(models.of(question, asked.size() + 1));
            clauses.addAll(QuestionModels.clauses(question));
        }
        boolean cows = request.rules().layout().rows() == 4;
        boolean byParity = QuestionModels.sowsByParity(request.rules());
        String way = cows ? "worksheet.way.cows" : byParity ? "worksheet.way.parity" : "worksheet.way";
        Map<String, Object> values =
                Map.of("level", request.level(), "seed", Integer.toString(request.seed()), "way", messages.text(way));
        String address = path + "?" + request.query();
        return new SheetModel(
                request.paper().id(),
                messages.text("worksheet.line", values),
                OptionWords.chosen(request.rules().options(), messages),
                asked,
                new ClauseModels(library, messages)
                        .of(request.game()).stream()
                                .filter(clause -> clauses.contains(clause.id()))
                                .toList(),
                publicUrl == null ? address : publicUrl + address,
                publicUrl != null);
    }
}
