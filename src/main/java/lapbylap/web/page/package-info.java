/** Pages: what templates are given, and how they are rendered. */
package lapbylap.web.page;
