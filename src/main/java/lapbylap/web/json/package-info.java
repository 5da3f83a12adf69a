/** What the server says in JSON, field by field as the format is written down. */
package lapbylap.web.json;
