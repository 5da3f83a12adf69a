import {lateStyle} from "./late-style.js";

const MODES = ["project", "kiosk", "embed", "print"];

/**
 * Shows a page in another way than for reading: project (the player alone, large; of a lesson its boards one
 * after the other), kiosk (larger, dark, nothing that leads
 * away), embed (the player alone), print (all frames in a strip).
 */
export async function enter(mode, shown, words, page) {
  if (!MODES.includes(mode)) return;
  await lateStyle("modes");
  document.documentElement.dataset.mode = mode;
  if (mode === "print") (await import("./print-view.js")).printFrames(shown, words);
  if (mode === "project" && document.querySelector(".lesson-head")) (await import("./project.js")).project(shown, words, page);
}
