package lapbylap.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;

/** What a browser that keeps logs has asked for and complained about. */
final class RequestLog {
    private static final JsonMapper JSON = new JsonMapper();

    private RequestLog() {}

    /** The addresses that were asked for since this was last called. */
    static List<String> addresses(ChromeDriver browser) {
        return browser.manage().logs().get("performance").getAll().stream()
                .map(RequestLog::message)
                .filter(message -> message.get("method").textValue().equals("Network.requestWillBeSent"))
                .map(message -> message.at("/params/request/url").textValue())
                .toList();
    }

    private static JsonNode message(LogEntry entry) {
        try {
            return JSON.readTree(entry.getMessage()).get("message");
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** What pages wrote into the console since this was last called, warnings and errors of the browser included. */
    static List<String> complaints(ChromeDriver browser) {
        return browser.manage().logs().get("browser").getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }
}
