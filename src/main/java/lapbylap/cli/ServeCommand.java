package lapbylap.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Serves the site until it is stopped. */
@Command(name = "serve", description = "Serve the site (the default).", mixinStandardHelpOptions = true)
final class ServeCommand implements Runnable {
    @Mixin
    private ServeOptions options = new ServeOptions();

    @Override
    public void run() {
        options.serve();
    }
}
