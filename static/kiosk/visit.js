import {attract} from "./attract.js";
import {again, block, brand, button, progress} from "./parts.js";
import {bye} from "./bye.js";
import {choose} from "./choose.js";
import {count} from "./count.js";
import {createWords} from "../player/words.js";
import {game} from "./game.js";
import {language} from "./language.js";
import {people} from "./people.js";
import {play} from "./play.js";
import {predict} from "./predict.js";
import {tryMove} from "./try.js";
import {watch} from "./watch.js";

const SCREENS = {asleep() {}, attract, language, game, watch, try: tryMove, predict, people, choose, play, bye};

/**
 * A visit as a state machine: from the loop that waits for somebody, by language and game, through the steps of the guide
 * to free play and good-bye. `now` is all that it knows: {screen, language, game, machine, kept, predicted};
 * a reset forgets it.
 */
export function createVisit({room, settings, messages, names, line, changed}) {
  let now;
  let life = new AbortController();
  let moving = false;

  const speak = tag => { document.documentElement.lang = tag; };

  function go(name, patch = {}) {
    life.abort();
    life = new AbortController();
    moving = false;
    now = {...now, ...patch, screen: name};
    speak(now.language);
    room.replaceChildren();
    room.dataset.screen = name;
    delete room.dataset.seats;
    changed(now);
    SCREENS[name](screen(life.signal));
    scrollTo(0, 0);
    if (name !== "attract") room.querySelector("h1")?.focus({preventScroll: true});
  }

  /** What a screen is given. What an older screen still says counts for nothing. */
  function screen(signal) {
    const here = does => (...values) => (signal.aborted ? undefined : does(...values));
    const words = createWords(messages[now.language]);
    const since = performance.now();
    return {
      room, settings, now, line, signal, words, speak: here(speak),
      messages: () => messages[document.documentElement.lang],
      messagesOf: tag => messages[tag],
      nameOf: tag => names[tag],
      guide: () => settings.guides.find(guide => guide.game === now.game),
      go: here(go),
      begin: here(begin),
      /** Does something at a touch anywhere, but not at the one that led here, which is still on its way up. */
      anywhere: does => room.addEventListener("click", ({timeStamp}) => timeStamp > since && does(), {signal}),
      leave: here(reset),
      moves: here(on => { moving = on; }),
      keep: here(patch => { now = {...now, ...patch}; }),
      top: (step, all) => block("top", brand(), ...(step ? [progress(words, step, all)] : [])),
      bottom: () => bottom(words, here),
    };
  }

  /** On every screen of a visit: the way back to the beginning, and the other languages. */
  function bottom(words, here) {
    const tongues = settings.languages.length < 2 ? [] : settings.languages.map(tag => {
      const one = button(names[tag], here(() => go(now.screen, {language: tag})), {kind: "tongue", lang: tag});
      if (tag === now.language) one.setAttribute("aria-current", "true");
      return one;
    });
    return block("bottom", again(words("kiosk.again"), here(reset)), block("tongues", ...tongues));
  }

  /** Somebody is there: asks for what is not known yet. */
  function begin(tag) {
    const only = settings.languages.length === 1 ? settings.languages[0] : null;
    const chosen = tag ?? only;
    if (!chosen) return go("language", {language: document.documentElement.lang});
    count("visit", {language: chosen});
    if (settings.guides.length > 1) return go("game", {language: chosen});
    return go("watch", {language: chosen, game: settings.guides[0].game});
  }

  function reset() {
    now = {};
    go("attract", {language: settings.first});
  }

  return {
    reset,
    now: () => now,
    sleep: () => go("asleep"),
    waits: () => now.screen === "attract" || now.screen === "asleep",
    moving: () => moving,
    words: () => createWords(messages[document.documentElement.lang]),
  };
}
