/** Questions about positions of real games, and their answers. */
package lapbylap.worksheet;
