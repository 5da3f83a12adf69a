package lapbylap.web.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * An answer as bytes, plain and compressed, with the strong validator of each. Immutable; may be kept and sent again.
 */
public final class Answer {
    /** Shorter answers are not worth compressing. */
    private static final int LEAST_TO_COMPRESS = 200;

    private final int status;
    private final String contentType;
    private final String cacheControl;
    private final byte[] plain;
    private final byte[] gzipped;
    private final String tag;

    /** @param level how hard to try to compress, as for {@link Deflater}; 0 for not at all */
    private Answer(int status, String contentType, String cacheControl, byte[] plain, int level) {
        this.status = status;
        this.contentType = contentType;
        this.cacheControl = cacheControl;
        this.plain = plain;
        byte[] smaller = level != 0 && plain.length >= LEAST_TO_COMPRESS ? gzip(plain, level) : null;
        this.gzipped = smaller != null && smaller.length < plain.length ? smaller : null;
        this.tag = hash(plain);
    }

    /** An answer whose bytes are text, compressed where that pays. */
    public static Answer text(int status, String contentType, String cacheControl, byte[] bytes) {
        return new Answer(status, contentType, cacheControl, bytes, Deflater.DEFAULT_COMPRESSION);
    }

    /** A good answer that is made once and sent often: text, compressed as far as it goes. */
    public static Answer kept(String contentType, String cacheControl, byte[] bytes) {
        return new Answer(200, contentType, cacheControl, bytes, Deflater.BEST_COMPRESSION);
    }

    /** A good answer in JSON, compressed where that pays. */
    public static Answer json(String cacheControl, String json) {
        return text(200, "application/json", cacheControl, json.getBytes(StandardCharsets.UTF_8));
    }

    /** An answer whose bytes are compressed already, such as a picture or a font. */
    public static Answer binary(String contentType, String cacheControl, byte[] bytes) {
        return new Answer(200, contentType, cacheControl, bytes, Deflater.NO_COMPRESSION);
    }

    public int status() {
        return status;
    }

    public String contentType() {
        return contentType;
    }

    public String cacheControl() {
        return cacheControl;
    }

    /** Whether there is a compressed form. */
    public boolean compressible() {
        return gzipped != null;
    }

    /** The bytes to send; compressed only if there is such a form. */
    public byte[] bytes(boolean compressed) {
        return compressed && gzipped != null ? gzipped : plain;
    }

    /** The strong validator, in quotes, of the form that {@link #bytes} gives. */
    public String entityTag(boolean compressed) {
        return compressed && gzipped != null ? "\"" + tag + "-gzip\"" : "\"" + tag + "\"";
    }

    /** The first 24 hexadecimal digits of the SHA-256 of some bytes. */
    public static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static final class LevelledGzip extends GZIPOutputStream {
        LevelledGzip(OutputStream out, int level) throws IOException {
            super(out, 4096);
            def.setLevel(level);
        }
    }

    private static byte[] gzip(byte[] bytes, int level) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 3 + 64);
        try (GZIPOutputStream gzip = new LevelledGzip(packed, level)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }
}
