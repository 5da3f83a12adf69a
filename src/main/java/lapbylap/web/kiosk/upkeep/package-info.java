/** The pages for whoever looks after an exhibit: its set-up, its self-check, and what was counted. */
package lapbylap.web.kiosk.upkeep;
