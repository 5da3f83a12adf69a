/**
 * Recordings as JSON, field by field as the format is written down. Also runs in browsers: the JDK alone, and little of
 * it.
 */
package lapbylap.json;
