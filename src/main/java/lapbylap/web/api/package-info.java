/** The JSON under {@code /api/v1}. */
package lapbylap.web.api;
