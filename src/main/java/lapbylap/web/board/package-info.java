/** Boards as SVG. Sees the engine and recordings; knows nothing of requests and pages. */
package lapbylap.web.board;
