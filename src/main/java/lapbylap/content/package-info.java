/**
 * What the site says: Markdown pages with front matter and worked examples, read from a folder, checked, and kept as
 * one {@link lapbylap.content.Library}. Every mistake names its file and line and what would do.
 */
package lapbylap.content;
