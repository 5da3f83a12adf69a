/**
 * What every answer has: headers, validators, compression, and problems told as documents. Knows no game and no page.
 */
package lapbylap.web.http;
