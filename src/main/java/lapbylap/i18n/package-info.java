/** Languages and messages. Sees nothing of the project. */
package lapbylap.i18n;
