package lapbylap.web;

import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.i18n.Language;
import lapbylap.web.page.ContentPages;
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
    private final ContentPages pages;
    private final Thread thread = new Thread(this, "read ahead");

    ReadAhead(Site site, ContentPages pages) {
        this.site = site;
        this.pages = pages;
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
            PageAddress first = new PageAddress("site", "home", Language.ENGLISH);
            pages.answer(first, site.library(), site.messages(Language.ENGLISH));
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
