/** The site as files, for places without a server. */
package lapbylap.web.export;
