package lapbylap.web.export;

import java.util.Map;
import java.util.Set;
import lapbylap.content.Library;
import lapbylap.content.PageAddress;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** What an export asks of the site. */
public interface SiteFiles {
    Library library();

    Map<Language, Messages> messages();

    /** A page as the server sends it, or null. */
    byte[] page(PageAddress address);

    /** The page that lets the reader choose a language. */
    String languages();

    /** What the addresses of static files begin with. */
    String assets();

    /** The names of static files below that. */
    Set<String> staticNames();

    /** A static file by its name. */
    byte[] staticFile(String name);

    /** The names of style sheets, without their folder, that scripts ask for when they need them. */
    Set<String> lateStyles();

    /** A module, by its name, with all that it may import, as a script that is no module. */
    String script(String name);

    /** What absolute addresses begin with, or null. */
    String publicUrl();
}
