package lapbylap.web;

import java.util.function.Supplier;
import lapbylap.content.Page;
import lapbylap.web.http.Answer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the first page while the server starts, then reads all other pages and makes the static files ready, so that
 * nobody waits for what is made when first asked for.
 */
final class ReadAhead implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(ReadAhead.class);
    private static final long MILLIS_BETWEEN = 10;

    private final Site site;
    private final Supplier<Answer> firstPage;
    private final Thread thread = new Thread(this, "read ahead");

    ReadAhead(Site site, Supplier<Answer> firstPage) {
        this.site = site;
        this.firstPage = firstPage;
    }

    /** Begins, in a thread of its own. */
    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    void stop() {
        thread.interrupt();
    }

    @Override
    public void run() {
        try {
            firstPage.get();
            for (Page page : site.library().pages()) {
                rest();
                page.parts();
            }
            for (String name : site.staticFiles().names()) {
                rest();
                site.staticFiles().at(site.staticFiles().prefix() + "/" + name);
            }
        } catch (RuntimeException broken) {
            LOG.error("not all could be read ahead", broken);
        } catch (InterruptedException stopped) {
            LOG.debug("stopped");
        }
    }

    /** Whoever asks for something meanwhile comes first. */
    private void rest() throws InterruptedException {
        Thread.sleep(MILLIS_BETWEEN);
    }
}
