/**
 * The engine for browsers, for places without a server: what is compiled to JavaScript. Answers what {@code /api/v1}
 * answers, in the same bytes.
 */
package lapbylap.offline;
