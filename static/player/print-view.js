import {createBoardView} from "./board-view.js";
import {createFlightView} from "./flight-view.js";
import {createTimeline} from "./timeline.js";
import {createWords, whereabouts} from "./words.js";
import {html} from "./draw.js";

/** All frames of a recording as a numbered strip, to be printed: drops are numbered, nothing moves. */
export function printFrames({example, recording, from, to}, messages) {
  const words = createWords(messages);
  const timeline = createTimeline(recording, from, to);
  const strip = html("section", {className: "frames"});
  const list = html("ol");
  const print = html("button", {type: "button", className: "show", textContent: words("player.print")});
  print.addEventListener("click", () => window.print());
  strip.append(html("h1", {textContent: example.querySelector("figcaption").textContent}), print, list);
  document.querySelector("main").append(strip);
  for (let index = from; index <= to; index++) {
    const frame = recording.frames[index];
    const line = html("li", {value: index});
    const heading = html("h2");
    const box = html("div", {className: "board-box"});
    heading.append(html("b", {textContent: index}), " ", whereabouts(words, frame, "player.where"));
    box.append(example.querySelector(".board").cloneNode(true));
    line.append(heading, box, html("p", {textContent: frame.text ?? ""}));
    list.append(line);
    createFlightView(createBoardView(box, () => true), recording).rest(timeline.full(index));
  }
}
