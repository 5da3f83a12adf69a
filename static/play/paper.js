import {createBoardView} from "../player/board-view.js";
import {createFlightView} from "../player/flight-view.js";
import {createTimeline} from "../player/timeline.js";
import {html} from "../player/draw.js";
import {linkTo} from "./link.js";

/**
 * What only paper has: the address that holds the game; and a board in the ground as a whole, since nobody can move a
 * close-up there. `bands` is its drawing as the server made it, one band below the other; none for other boards.
 */
export function createPaper(table, record, {bands, optionIds}) {
  let added = [];

  /** The board as it lies there, however it is turned on the screen: each band shows its part of all of it. */
  function inBands() {
    const {recording, frame} = table.get();
    const box = html("div");
    box.append(bands.cloneNode(true));
    const view = createBoardView(box, () => false);
    createFlightView(view, recording).rest(createTimeline(recording, 0, recording.frames.length - 1).full(frame));
    const paper = bands.cloneNode(true);
    for (const band of paper.querySelectorAll("svg")) {
      const drawn = [...view.live.children].map(layer => layer.cloneNode(true));
      band.replaceChildren(band.querySelector(".wood"), ...drawn);
    }
    const pools = box.querySelectorAll(".ground-pools .pool");
    paper.querySelectorAll(".pool").forEach((place, index) => {
      const x = place.querySelector("text").getAttribute("x");
      place.replaceChildren(...pools[index].children);
      place.querySelector("text").setAttribute("x", x);
    });
    view.destroy();
    return paper;
  }

  addEventListener("beforeprint", () => {
    const address = html("p", {className: "address", textContent: linkTo(table, optionIds)});
    record.after(address);
    added = [address];
    if (!bands) return;
    const paper = inBands();
    table.part("board").append(paper);
    added.push(paper);
  });
  addEventListener("afterprint", () => added.forEach(one => one.remove()));
}
