package lapbylap.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks the site as a well-behaved program does. Follows no redirects and undoes no compression: what is sent is what is
 * seen.
 */
final class SiteClient {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper JSON = new JsonMapper();

    private SiteClient() {}

    /**
     * Asks for a path and query.
     *
     * @param headers names and values by turns
     */
    static HttpResponse<byte[]> get(String target, String... headers) throws IOException, InterruptedException {
        return send("GET", target, headers);
    }

    static HttpResponse<byte[]> send(String method, String target, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + SharedServer.port() + target))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** The first value of a header, or the empty string if there is none. */
    static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    static JsonNode json(HttpResponse<byte[]> response) throws IOException {
        return JSON.readTree(response.body());
    }

    static JsonNode json(String target) throws IOException, InterruptedException {
        return json(get(target));
    }

    /** The names of the fields of an object, in the order in which they were sent. */
    static List<String> fields(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The texts of a list. */
    static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.textValue()));
        return texts;
    }
}
