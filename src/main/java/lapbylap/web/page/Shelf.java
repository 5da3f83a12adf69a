package lapbylap.web.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lapbylap.content.DescribedGame;
import lapbylap.content.Library;
import lapbylap.content.PageAddress;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Messages;
import lapbylap.web.board.BoardDrawing;
import lapbylap.web.board.Scenery;
import lapbylap.web.board.Sprite;

/** The boards of the first page: each as it stands before the first move, with its name and where to read about it. */
public final class Shelf {
    private static final String IN_GROUND = "en-gehe";
    private static final String FIRST = "en-dodoi";
    /** The worked example of the first game that shows a whole game. */
    private static final String WHOLE_GAME = "whole-game";

    private static final Layout ENKESHUI = Layout.ofTwoRows(12);

    private final Library library;
    private final Messages messages;

    Shelf(Library library, Messages messages) {
        this.library = library;
        this.messages = messages;
    }

    /**
     * One board.
     *
     * @param id the id of its game; also the kind of its place
     * @param note one sentence
     * @param link to the first page about it, or null if there is none
     * @param picture as SVG
     */
    public record Board(String id, String name, String note, PageModel.Link link, String picture) {}

    /** The shelves, from above, with the boards that stand on each. */
    public List<List<Board>> shelves() {
        List<Board> upper = new ArrayList<>(List.of(played(FIRST), played("bao-la-kimasai")));
        if (start() != null) {
            upper.add(start());
        }
        String enkeshui = BoardDrawing.picture(ENKESHUI, enkeshui());
        return List.of(upper, List.of(board("enkeshui", enkeshui), played("cross-endodoi")));
    }

    /** The board that is dug in the ground, below the shelves. */
    public Board ground() {
        return board(IN_GROUND, Scenery.ground());
    }

    /** What the drawings refer to. */
    public String sprite() {
        return Sprite.ofPictures(List.of(
                rules(FIRST).layout(),
                rules("bao-la-kimasai").layout(),
                ENKESHUI,
                rules("cross-endodoi").layout()));
    }

    private Board played(String game) {
        Rules rules = rules(game);
        return board(game, BoardDrawing.picture(rules.layout(), rules.start().counts()));
    }

    private static Rules rules(String game) {
        return Games.byId(game).rules(Options.defaults(Games.byId(game)));
    }

    /** Two empty pits out of six alternate between the rows. */
    private static Counts enkeshui() {
        int[] board = new int[ENKESHUI.size()];
        Arrays.fill(board, 3);
        for (int place = 0; place < ENKESHUI.columns(); place += 3) {
            board[place + 2] = 0;
            board[ENKESHUI.facing(place)] = 0;
        }
        return new Counts(board, new int[2], new int[2], 0);
    }

    /** Where a reader who knows nothing yet may start; null if the page is missing. */
    private Board start() {
        String name = messages.text("home.start");
        PageModel.Link first = link(FIRST, name);
        if (first == null) {
            return null;
        }
        String href = first.href() + "#" + WHOLE_GAME + ".0";
        PageModel.Link start = new PageModel.Link(name, href, false, first.lang(), first.note());
        return new Board("start", name, messages.text("home.start.note"), start, Scenery.heap());
    }

    private Board board(String game, String picture) {
        String key = "home.game." + game;
        String name = messages.text(key);
        String note = messages.text(key + ".note");
        if (DescribedGame.byId(game) != null) {
            note += " " + messages.text("page.not-playable");
        }
        return new Board(game, name, note, link(game, name), picture);
    }

    private PageModel.Link link(String game, String name) {
        PageAddress address = PageAddress.ofGame(game, "history", messages.language());
        return library.shown(address) == null ? null : new PageLinks(library, messages).to(address, name);
    }
}
