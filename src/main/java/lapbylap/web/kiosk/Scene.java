package lapbylap.web.kiosk;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lapbylap.content.Library;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.WorkedExample;
import lapbylap.i18n.Language;
import lapbylap.record.Frame;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;
import lapbylap.web.page.RecordingAddress;

/**
 * One turn of a worked example.
 *
 * @param game the id of its game
 * @param query the parameters by which its recording is asked for
 * @param from the frame before the turn
 * @param to the last frame of the turn
 */
public record Scene(String game, String query, int from, int to) {
    private static final List<String> PAGES = List.of("rules", "examples", "history");

    /** A turn of more seeds than this is not watched to its end by somebody who passes by. */
    private static final int MOST_SEEDS = 36;

    private static final int FEWEST_SEEDS = 4;

    /** The turn that matters most in an example. */
    static Scene of(WorkedExample example) {
        Recording recording = example.recording();
        RecordedTurn turn = recording.turns().stream()
                .filter(one -> one.lastFrame() >= example.decisive())
                .findFirst()
                .orElse(recording.turns().get(recording.turns().size() - 1));
        return new Scene(
                recording.rules().game().id(),
                RecordingAddress.query(recording),
                turn.firstFrame() - 1,
                turn.lastFrame());
    }

    /** The worked examples of a game, in which something is played and nothing refused. */
    static List<WorkedExample> examples(Library library, String game) {
        return PAGES.stream()
                .map(name -> library.page(PageAddress.ofGame(game, name, Language.ENGLISH)))
                .filter(Objects::nonNull)
                .map(Page::examples)
                .flatMap(List::stream)
                .filter(example -> example.refused() == null
                        && !example.recording().turns().isEmpty())
                .toList();
    }

    /** Good moments of a game: turns in which something is captured, and which are neither long nor over at once. */
    static List<Scene> moments(Library library, String game, int most) {
        return examples(library, game).stream()
                .filter(Scene::isMoment)
                .map(Scene::of)
                .distinct()
                .limit(most)
                .toList();
    }

    private static boolean isMoment(WorkedExample example) {
        Scene scene = of(example);
        List<Frame> frames = example.recording().frames().subList(scene.from() + 1, scene.to() + 1);
        int seeds = laps(frames).mapToInt(lap -> lap.path().length).sum();
        boolean captures = frames.stream().anyMatch(Frame.Capture.class::isInstance)
                || frames.stream().anyMatch(Frame.Introduce.class::isInstance);
        return captures && seeds >= FEWEST_SEEDS && seeds <= MOST_SEEDS;
    }

    private static Stream<Frame.Lap> laps(List<Frame> frames) {
        return frames.stream().filter(Frame.Lap.class::isInstance).map(Frame.Lap.class::cast);
    }
}
