package lapbylap.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;

/** The program. Without a subcommand it serves the site. */
@Command(
        name = "lap-by-lap",
        description = "Mancala games explained one lap at a time. Without a command it serves the site.",
        mixinStandardHelpOptions = true,
        version = "lap-by-lap 1.0",
        subcommands = {
            ServeCommand.class,
            ReplayCommand.class,
            SimulateCommand.class,
            CheckCommand.class,
            HelpCommand.class
        })
public final class Main implements Runnable {
    @Mixin
    private ServeOptions serveOptions = new ServeOptions();

    public static void main(String[] arguments) {
        int code = run(arguments);
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Runs a command; returns its exit code: 0 if all went well, 1 if something was refused, 2 for unknown words. */
    static int run(String... arguments) {
        CommandLine commandLine = new CommandLine(new Main());
        commandLine.setExecutionExceptionHandler((broken, command, result) -> {
            if (broken instanceof CommandFailure) {
                command.getErr().println(broken.getMessage());
                return 1;
            }
            throw broken;
        });
        return commandLine.execute(arguments);
    }

    @Override
    public void run() {
        serveOptions.serve();
    }
}
