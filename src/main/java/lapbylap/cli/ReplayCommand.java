package lapbylap.cli;

import java.io.PrintWriter;
import lapbylap.engine.InputException;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.record.GameSetUp;
import lapbylap.record.MoveNotation;
import lapbylap.record.Recording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the recording of some moves. */
@Command(name = "replay", description = "Print the recording of some moves as JSON.", mixinStandardHelpOptions = true)
final class ReplayCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOptions gameOptions = new GameOptions();

    @Option(names = "--position", paramLabel = "P", description = "Position to begin with.")
    private String position;

    @Option(names = "--moves", paramLabel = "M", defaultValue = "", description = "Moves, such as C,f,A.")
    private String moves = "";

    @Option(names = "--lang", paramLabel = "L", description = "Tell the frames in this language too.")
    private String lang;

    @Override
    public void run() {
        try {
            Recording recording = GameSetUp.of(gameOptions.game(), gameOptions.chosen(), position)
                    .record(MoveNotation.list(moves));
            PrintWriter out = spec.commandLine().getOut();
            out.println(RecordingJson.write(recording, narrator()));
            out.flush();
        } catch (InputException wrong) {
            throw GameOptions.failure(wrong);
        }
    }

    private Narrator narrator() {
        if (lang == null) {
            return null;
        }
        var all = Messages.load();
        Language language = Language.byTag(lang);
        if (language == null || !all.containsKey(language)) {
            throw new CommandFailure("--lang " + lang + " is no language of this program; there are: "
                    + String.join(", ", all.keySet().stream().map(Language::tag).toList()));
        }
        return new Narrator(all.get(language));
    }
}
