package lapbylap.browser;

import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * What the browser prints of a page, read back.
 *
 * @param pages the lines of each page, from above
 * @param paper the size of all pages, in points
 * @param outside text that stands nearer to an edge of the paper than a printer can print
 */
record PrintedSheet(List<List<String>> pages, PDRectangle paper, List<String> outside) {
    /** In points: 5 mm. */
    private static final float UNPRINTABLE = 14;

    /** On the paper that the page itself asks for. */
    static PrintedSheet of(ChromeDriver browser) throws IOException {
        return of(browser, Map.of("preferCSSPageSize", true, "printBackground", false));
    }

    static PrintedSheet onA4(ChromeDriver browser) throws IOException {
        return of(browser, Map.of("paperWidth", 8.27, "paperHeight", 11.69));
    }

    private static PrintedSheet of(ChromeDriver browser, Map<String, Object> printing) throws IOException {
        Object data = browser.executeCdpCommand("Page.printToPDF", printing).get("data");
        try (PDDocument document = Loader.loadPDF(Base64.getDecoder().decode((String) data))) {
            Reader reader = new Reader();
            PDRectangle paper = document.getPage(0).getMediaBox();
            List<List<String>> pages = new ArrayList<>();
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDRectangle size = document.getPage(page - 1).getMediaBox();
                if (size.getWidth() != paper.getWidth() || size.getHeight() != paper.getHeight()) {
                    throw new IllegalStateException("page " + page + " is " + size + ", the first one " + paper);
                }
                reader.setStartPage(page);
                reader.setEndPage(page);
                String text = Normalizer.normalize(reader.getText(document), Normalizer.Form.NFKC);
                pages.add(text.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .toList());
            }
            return new PrintedSheet(pages, paper, reader.outside);
        }
    }

    /** All lines of all pages. */
    List<String> lines() {
        return pages.stream().flatMap(List::stream).toList();
    }

    private static final class Reader extends PDFTextStripper {
        private final List<String> outside = new ArrayList<>();

        Reader() {
            setSortByPosition(true);
        }

        @Override
        protected void processTextPosition(TextPosition text) {
            float right = text.getXDirAdj() + text.getWidthDirAdj();
            boolean inside = text.getXDirAdj() > UNPRINTABLE
                    && right < text.getPageWidth() - UNPRINTABLE
                    && text.getYDirAdj() > UNPRINTABLE
                    && text.getYDirAdj() < text.getPageHeight() - UNPRINTABLE;
            if (!inside && !text.getUnicode().isBlank()) {
                outside.add(text.getUnicode());
            }
            super.processTextPosition(text);
        }
    }
}
