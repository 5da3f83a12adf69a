package lapbylap.cli;

import lapbylap.web.SiteServer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;

/** The program. Without a subcommand it serves the site. */
@Command(
        name = "lap-by-lap",
        description = "Mancala games explained one lap at a time. Without a command it serves the site.",
        mixinStandardHelpOptions = true,
        version = SiteServer.VERSION,
        subcommands = {
            ServeCommand.class,
            ReplayCommand.class,
            SimulateCommand.class,
            TournamentCommand.class,
            CheckCommand.class,
            ExportCommand.class,
            HelpCommand.class
        })
public final class Main implements Runnable {
    @Mixin
    private ServeOptions serveOptions = new ServeOptions();

    public static void main(String[] arguments) {
        int code = commandLine().execute(arguments);
        if (code != 0) {
            System.exit(code);
        }
    }

    /** The words that the program understands; executing returns 0 if all went well, 1 if not, 2 for unknown words. */
    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Main());
        commandLine.setExecutionExceptionHandler((broken, command, result) -> {
            if (broken instanceof CommandFailure) {
                command.getErr().println(broken.getMessage());
                return 1;
            }
            throw broken;
        });
        return commandLine;
    }

    @Override
    public void run() {
        serveOptions.serve();
    }
}
