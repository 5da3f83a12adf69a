package lapbylap.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** What can be said of the site, whether it is served or written to files. */
final class SiteOptions {
    @Option(names = "--public-url", paramLabel = "URL", description = "What absolute addresses begin with.")
    private String publicUrl;

    @Option(names = "--content", paramLabel = "DIR", description = "Take the pages from this folder.")
    private Path content;

    /** The folder to take pages from; null for those brought along. */
    Path contentFolder() {
        if (content != null && !Files.isDirectory(content)) {
            throw new CommandFailure("--content " + content + " is no folder");
        }
        return content;
    }

    /** What absolute addresses begin with, without a slash at the end; null if nothing was said. */
    String publicUrl() {
        if (publicUrl == null) {
            return null;
        }
        try {
            URI url = new URI(publicUrl);
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (web && url.getHost() != null && url.getQuery() == null && url.getFragment() == null) {
                return publicUrl.replaceAll("/+$", "");
            }
        } catch (URISyntaxException unreadable) {
            // told below
        }
        throw new CommandFailure("--public-url " + publicUrl + " is no address such as https://example.org");
    }
}
