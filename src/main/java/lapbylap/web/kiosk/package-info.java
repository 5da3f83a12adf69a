/** The exhibit on a museum's floor: what it is told by its address, and its page. */
package lapbylap.web.kiosk;
