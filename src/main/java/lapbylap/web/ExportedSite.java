package lapbylap.web;

import java.util.Map;
import java.util.Set;
import lapbylap.content.Library;
import lapbylap.content.PageAddress;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.export.SiteFiles;
import lapbylap.web.http.Answer;
import lapbylap.web.page.ContentPages;
import lapbylap.web.page.PlainPages;

/** The site, for those who write it to files instead of serving it. */
public final class ExportedSite implements SiteFiles {
    private final Site site;
    private final ContentPages pages;
    private final PlainPages plainPages;

    /** @param settings as for serving; a content folder is read once */
    public ExportedSite(ServerSettings settings) {
        site = new Site(settings);
        pages = new ContentPages(
                site.templates(),
                site.messages(),
                assets(),
                site.publicUrl(),
                () -> site.staticFiles().modules(StaticFiles.PLAY),
                false);
        plainPages = new PlainPages(site.templates(), site.messages().keySet(), assets());
    }

    @Override
    public Library library() {
        return site.library();
    }

    @Override
    public Map<Language, Messages> messages() {
        return site.messages();
    }

    @Override
    public byte[] page(PageAddress address) {
        Answer answer = pages.answer(address, library(), site.messages(address.language()));
        return answer == null ? null : answer.bytes(false);
    }

    @Override
    public String languages() {
        return plainPages.languages(site.messages().values());
    }

    @Override
    public String assets() {
        return site.staticFiles().prefix();
    }

    @Override
    public Set<String> staticNames() {
        return site.staticFiles().names();
    }

    @Override
    public byte[] staticFile(String name) {
        return site.staticFiles().at(assets() + "/" + name).bytes(false);
    }

    @Override
    public Set<String> lateStyles() {
        return site.staticFiles().lateStyles();
    }

    @Override
    public String script(String name) {
        return site.staticFiles().whole(name);
    }

    @Override
    public String publicUrl() {
        return site.publicUrl();
    }
}
