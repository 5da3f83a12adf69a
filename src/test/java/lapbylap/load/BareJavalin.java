package lapbylap.load;

import io.javalin.Javalin;

/** The least that can be served: one page that is a word, to compare with. */
public final class BareJavalin {
    private BareJavalin() {}

    public static void main(String[] arguments) {
        Javalin server = Javalin.create(config -> {
                    config.jetty.host = "localhost";
                    config.jetty.port = 0;
                    config.startup.showJavalinBanner = false;
                    config.routes.get("/en/", context -> context.html("<!doctype html><title>Page</title>"));
                })
                .start();
        System.out.println("Lap by Lap is at http://localhost:" + server.port() + "/");
    }
}
