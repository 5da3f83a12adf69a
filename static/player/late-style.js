const asked = new Map();

/** Fetches a style sheet, once, or puts one that lies in the page to work; the promise is kept when it is at work. */
export function lateStyle(name) {
  const inPage = document.querySelector(`style[data-late="${name}"]`);
  if (inPage) {
    inPage.media = "all";
    return Promise.resolve();
  }
  if (!asked.has(name)) {
    const href = new URL(`../css/${name}.css`, import.meta.url).href;
    const link = Object.assign(document.createElement("link"), {rel: "stylesheet", href});
    asked.set(name, new Promise(done => {
      link.onload = link.onerror = done;
    }));
    document.head.append(link);
  }
  return asked.get(name);
}
