/** Where a frame is looked at, in the order in which it is known. */
const seenAt = ({path, taken, pit}, seed) => path?.[Math.max(0, seed - 1)] ?? taken?.[0].pit ?? pit;

/** The part of the height in which nothing is told. */
const CLEAR = .82;

/** Looks at a board that is larger than the room for it, and glides after what happens on it. */
export function createCamera(room, box, plan, frames) {
  const drawing = box.querySelector("svg");
  const [left, top, width] = drawing.getAttribute("viewBox").split(" ").map(Number);

  /** Brings a pit into the middle of what is not covered by what is told. */
  function look(pit) {
    const {x, y} = plan.pits[pit];
    const scale = box.clientWidth / width;
    const place = (at, long, seen) => Math.min(0, Math.max(seen - long, seen / 2 - at * scale));
    const across = place(x - left, box.clientWidth, room.clientWidth);
    const down = place(y - top, box.clientHeight, room.clientHeight * CLEAR);
    box.style.transform = `translate(${across.toFixed(0)}px, ${down.toFixed(0)}px)`;
  }

  return {
    follow({shown: {frame, seed}}) {
      const pit = seenAt(frames[frame], seed);
      if (pit !== undefined) look(pit);
    },
    look,
  };
}
