/** What can be looked at in a browser. Each gives a state (good, look or bad) and what was found. */
const MILLIMETRES_AN_INCH = 25.4;
const LEAST_MILLIMETRES = 20;

/** The side of the smallest button of the exhibit, in pixels of CSS. */
const SMALLEST = 81;
const LONG = 1920;
const SHORT = 1080;

export const looks = {
  browser() {
    const found = /(Chrom(?:e|ium))\/(\d+)/.exec(navigator.userAgent);
    return found ? ["good", "Chromium " + found[2]] : ["look", navigator.userAgent];
  },

  async fonts() {
    const brought = families();
    const faces = [...document.fonts].filter(({family}) => brought.has(unquoted(family)));
    const loaded = await Promise.allSettled(faces.map(face => face.load()));
    const missing = faces.filter((face, at) => loaded[at].status === "rejected" || face.status !== "loaded");
    return missing.length || !faces.length
      ? ["bad", missing.map(({family, style, weight}) => `${family} ${style} ${weight}`).join(", ")]
      : ["good", faces.length];
  },

  touch() {
    return [navigator.maxTouchPoints > 0 ? "good" : "look", navigator.maxTouchPoints];
  },

  storage() {
    try {
      localStorage.setItem("check", "");
      localStorage.removeItem("check");
      return ["good", ""];
    } catch {
      return ["look", ""];
    }
  },

  screen() {
    const {width, height} = screen;
    const fits = Math.max(width, height) >= LONG && Math.min(width, height) >= SHORT;
    return [fits ? "good" : "look", `${width} × ${height}`];
  },
};

const unquoted = name => name.replaceAll('"', "");

/** The families of the typefaces that we bring along; others stand in for them only until they are there. */
function families() {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
  return new Set(rules
    .filter(rule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("src").includes("url("))
    .map(rule => unquoted(rule.style.getPropertyValue("font-family"))));
}

/** How wide the smallest button is, in millimetres, on this screen if its diagonal is so long. */
export function smallestButton(inches) {
  const millimetres = SMALLEST * inches * MILLIMETRES_AN_INCH / Math.hypot(screen.width, screen.height);
  const shown = new Intl.NumberFormat(document.documentElement.lang, {maximumFractionDigits: 1}).format(millimetres);
  return [millimetres >= LEAST_MILLIMETRES ? "good" : "bad", shown];
}
