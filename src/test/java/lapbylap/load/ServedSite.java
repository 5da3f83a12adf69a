package lapbylap.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The site, served by a process of its own. Closing ends the process at once; {@link #terminate} asks it to end. */
public final class ServedSite implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Lap by Lap is at http://\\S+:(\\d+)/");
    private static final Pattern USED = Pattern.compile("used (\\d+)K");
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin");

    private final Process process;
    private final Path log;
    private final int port;

    private ServedSite(List<String> command) throws IOException {
        log = Files.createTempFile("lap-by-lap", ".log");
        process = new ProcessBuilder(command).redirectError(log.toFile()).start();
        String line = process.inputReader(StandardCharsets.UTF_8).readLine();
        Matcher address = ADDRESS.matcher(String.valueOf(line));
        if (!address.matches()) {
            throw new IOException("the site does not start: " + log());
        }
        port = Integer.parseInt(address.group(1));
    }

    /** Serves at any free port, with these words behind {@code serve --port 0}, and returns when it does. */
    public static ServedSite start(String... words) throws IOException {
        List<String> flags = List.of("-cp", System.getProperty("java.class.path"), "lapbylap.cli.Main");
        return start(flags, words);
    }

    /** Serves with other words behind {@code java}. */
    static ServedSite start(List<String> flags, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.resolve("java").toString()));
        command.addAll(flags);
        command.addAll(List.of("serve", "--port", "0"));
        command.addAll(List.of(words));
        return new ServedSite(command);
    }

    public int port() {
        return port;
    }

    /** What it has said about anything going wrong. */
    public String log() throws IOException {
        return Files.readString(log);
    }

    /** Time of the processor that it has taken so far, in nanoseconds. */
    long processorNanos() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }

    /** What is in use of its heap after a collection, in bytes. */
    long heapBytes() throws IOException {
        tool("GC.run");
        Matcher used = USED.matcher(tool("GC.heap_info"));
        return used.find() ? Long.parseLong(used.group(1)) * 1024 : 0;
    }

    /** All memory of the process, in bytes; 0 where the system does not tell. */
    long residentBytes() throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        Matcher resident = RESIDENT.matcher(Files.exists(status) ? Files.readString(status) : "");
        return resident.find() ? Long.parseLong(resident.group(1)) * 1024 : 0;
    }

    private String tool(String command) throws IOException {
        Process tool = new ProcessBuilder(JAVA.resolve("jcmd").toString(), String.valueOf(process.pid()), command)
                .redirectErrorStream(true)
                .start();
        return new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Asks it to end, as a system does that shuts down. */
    void terminate() {
        process.destroy();
    }

    /** Waits until it has ended, at most some seconds; whether it has. */
    boolean ended(int seconds) throws InterruptedException {
        return process.waitFor(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        Files.deleteIfExists(log);
    }
}
