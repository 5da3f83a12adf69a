/**
 * Tells the server that something was done, so that it can count: visit, started, finished, idle-reset. Nothing else is
 * told of a visitor, and nothing waits for an answer. What stands in the frame of a set-up page is not counted.
 */
export function count(event, {language, game} = {}) {
  if (parent !== window) return;
  const told = new URLSearchParams({event});
  if (language) told.set("language", language);
  if (game) told.set("game", game);
  try {
    navigator.sendBeacon("/kiosk/count?" + told);
  } catch {
    // a visit goes on uncounted
  }
}
