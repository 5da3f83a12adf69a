/**
 * What a lesson shows on a projector, one after the other: {example, number, frame, kind, asked}. A kind is show, ask
 * (before a lap that the lesson has chosen), answer (behind it), or end. `asked` are the questions, as on the page.
 */
export function slidesOf(examples, questions) {
  const slides = examples.flatMap((example, index) => slidesOfOne(example, questions)
    .map(slide => ({...slide, example, number: index + 1})));
  return [...slides, {kind: "end", example: examples.at(-1), number: examples.length}];
}

function slidesOfOne(example, questions) {
  const {turns} = JSON.parse(example.querySelector(".recording").textContent);
  const [from, to] = [Number(example.dataset.from), Number(example.dataset.to)];
  const stops = (example.dataset.stops ?? "").split(",").filter(Boolean).map(Number);
  const asked = stop => questions.filter(({dataset}) => dataset.frame === `${example.id}.${stop}`);
  const seen = [from, to, ...turns.map(turn => turn.lastFrame), ...stops, ...stops.map(stop => stop - 1)];
  const frames = [...new Set(seen)].filter(frame => frame >= from && frame <= to).sort((one, other) => one - other);
  return frames.flatMap(frame => {
    const ask = stops.includes(frame + 1) && {frame, kind: "ask", asked: asked(frame + 1)};
    const answer = stops.includes(frame) && {frame, kind: "answer", asked: asked(frame)};
    return ask || answer ? [answer, ask].filter(Boolean) : [{frame, kind: "show", asked: []}];
  });
}
