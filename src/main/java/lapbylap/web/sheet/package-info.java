/** Worksheets: the page on which one is chosen, looked at and printed. */
package lapbylap.web.sheet;
