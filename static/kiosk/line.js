import {pause} from "./clock.js";

const AGAIN = 2000;
/** An answer that takes longer is none. */
const LONGEST = 10_000;

/**
 * The line to the server. Where it does not answer, `wait(true)` is called, and what was asked is asked again once it does;
 * a server that comes back with another page has this one loaded anew.
 */
export function createLine(wait) {
  const page = location.pathname + location.search;
  let version;
  let back;

  const get = (address, how = {}) => fetch(address, {signal: AbortSignal.timeout(LONGEST), ...how});

  async function versionNow() {
    return (await get(page, {method: "HEAD", cache: "no-store"})).headers.get("ETag");
  }

  async function healthy() {
    try {
      return (await get("/health", {cache: "no-store"})).ok;
    } catch {
      return false;
    }
  }

  async function untilBack() {
    wait(true);
    do await pause(AGAIN); while (!await healthy());
    await sameVersion();
    wait(false);
    back = null;
  }

  async function sameVersion() {
    try {
      const found = await versionNow();
      version ??= found;
      if (found && found !== version) location.reload();
    } catch {
      // asked again the next time
    }
  }

  /** An answer, however long it takes; what is wrong with a question is told as a problem {detail}. */
  async function ask(address) {
    for (;;) {
      try {
        const response = await get(address);
        if (response.status < 500) return await response.json();
      } catch {
        // no answer
      }
      await (back ??= untilBack());
    }
  }

  function asked(parameters) {
    const own = new URLSearchParams(parameters);
    own.set("lang", document.documentElement.lang);
    return own.toString().replaceAll("%2C", ",");
  }

  return {
    /** A recording, told in the language of the page. */
    replay: (game, parameters) => ask(`/kiosk/games/${game}/replay?${asked(parameters)}`),
    /** The move that the machine chooses. */
    suggest: (game, parameters) => ask(`/api/v1/games/${game}/suggest?${asked(parameters)}`),
    /** Waits until the server is there. */
    async check() {
      if (!await healthy()) await (back ??= untilBack());
      else await sameVersion();
    },
  };
}
