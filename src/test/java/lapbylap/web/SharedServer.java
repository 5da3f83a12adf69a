package lapbylap.web;

/** One server for all tests that ask it things. */
public final class SharedServer {
    private static SiteServer server;

    private SharedServer() {}

    /** The port at which the site is served on this machine. */
    public static synchronized int port() {
        if (server == null) {
            server = new SiteServer(ServerSettings.local(0)).start();
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        }
        return server.port();
    }
}
