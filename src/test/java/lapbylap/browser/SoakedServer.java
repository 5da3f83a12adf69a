package lapbylap.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The exhibit, served by a process of its own, as it is in a museum. */
final class SoakedServer implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Lap by Lap is at (http://\\S+)/");
    private static final Pattern USED = Pattern.compile("garbage-first heap.* used (\\d+)K");
    private static final Path PROGRAMS = Path.of(System.getProperty("java.home"), "bin");

    private final Process process;
    private final String address;

    /** Starts it, counting into a file. */
    SoakedServer(Path counts) throws IOException {
        process = new ProcessBuilder(List.of(
                        PROGRAMS.resolve("java").toString(),
                        "-Xmx256m",
                        "-XX:+UseG1GC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "lapbylap.cli.Main",
                        "serve",
                        "--kiosk",
                        "--port",
                        "0",
                        "--counts",
                        counts.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader printed = process.inputReader(StandardCharsets.UTF_8);
        Matcher told = ADDRESS.matcher(String.valueOf(printed.readLine()));
        if (!told.matches()) {
            throw new IOException("the server does not start");
        }
        address = told.group(1);
    }

    String address() {
        return address;
    }

    /** What it holds in memory after everything that could be thrown away has been, in KiB. */
    long heapKibibytes() throws IOException {
        jcmd("GC.run");
        Matcher used = USED.matcher(jcmd("GC.heap_info"));
        if (!used.find()) {
            throw new IOException("the server does not tell its memory");
        }
        return Long.parseLong(used.group(1));
    }

    private String jcmd(String command) throws IOException {
        Process asked = new ProcessBuilder(PROGRAMS.resolve("jcmd").toString(), Long.toString(process.pid()), command)
                .redirectErrorStream(true)
                .start();
        return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** How many sockets it has open; -1 where the system does not tell. */
    long sockets() throws IOException {
        Path folder = Path.of("/proc", Long.toString(process.pid()), "fd");
        if (!Files.isDirectory(folder)) {
            return -1;
        }
        try (Stream<Path> open = Files.list(folder)) {
            return open.filter(SoakedServer::isSocket).count();
        }
    }

    private static boolean isSocket(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
        } catch (IOException closed) {
            return false;
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
