package lapbylap.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.page.Templates;

/** What the handlers share: messages, templates, static files, and the pages as they are now. */
final class Site {
    private final Map<Language, Messages> messages = Messages.load();
    private final Templates templates = new Templates();
    private final StaticFiles staticFiles;
    private final ContentWatch content;
    private final String publicUrl;
    private final boolean kiosk;

    Site(ServerSettings settings) {
        publicUrl = settings.publicUrl();
        kiosk = settings.kiosk();
        try {
            staticFiles = new StaticFiles(Bundled.folder("static"));
            Path folder = settings.contentFolder();
            content = new ContentWatch(folder == null ? Bundled.folder("content") : folder, folder != null, messages);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Map<Language, Messages> messages() {
        return messages;
    }

    /** The messages of a language, or the English ones if it has none. */
    Messages messages(Language language) {
        return messages.getOrDefault(language, messages.get(Language.ENGLISH));
    }

    Templates templates() {
        return templates;
    }

    StaticFiles staticFiles() {
        return staticFiles;
    }

    ContentWatch content() {
        return content;
    }

    /** What absolute addresses begin with; null if it is not known. */
    String publicUrl() {
        return publicUrl;
    }

    /** Whether nothing is served but the exhibit. */
    boolean kiosk() {
        return kiosk;
    }

    /** The pages as they are now. */
    Library library() {
        return content.library();
    }
}
