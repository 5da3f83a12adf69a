package lapbylap.web.export;

/** Which file of an export holds what stands at a path of the site. */
final class ExportPaths {
    private ExportPaths() {}

    /** The file of a page or of a static file, below the folder of the export. */
    static String file(String path) {
        String relative = path.substring(1);
        if (relative.isEmpty() || relative.endsWith("/")) {
            return relative + "index.html";
        }
        return relative.startsWith("static/") ? relative : relative + ".html";
    }

    /** From one file to another, both below the same folder. */
    static String relative(String from, String to) {
        String[] start = from.split("/");
        String[] end = to.split("/");
        int common = 0;
        while (common < start.length - 1 && common < end.length - 1 && start[common].equals(end[common])) {
            common++;
        }
        StringBuilder path = new StringBuilder("../".repeat(start.length - 1 - common));
        for (int i = common; i < end.length; i++) {
            path.append(end[i]).append(i + 1 < end.length ? "/" : "");
        }
        return path.toString();
    }
}
