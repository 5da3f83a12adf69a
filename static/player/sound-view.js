/** Semitones of a scale in which no two tones clash. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST = 220;
const CLICK = .03;
const TONE = .22;

/**
 * A seed that drops is heard: a knock, and a tone that rises with the seeds of its pit. Made in the browser; loaded when
 * sound is first switched on.
 */
export function createView(part, {timeline: {frames}}) {
  const box = part("menu").querySelector("[data-wants=sound]");
  const context = new AudioContext();
  const noise = context.createBuffer(1, CLICK * context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((sample, i, samples) => { samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length); });
  let before;

  function sound(source, loud, long) {
    const volume = context.createGain();
    const now = context.currentTime;
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(.001, now + long);
    source.connect(volume).connect(context.destination);
    source.start();
    source.stop(now + long);
  }

  function drop(count) {
    const step = Math.min(count, 20) - 1;
    const semitones = 12 * Math.floor(step / SCALE.length) + SCALE[step % SCALE.length];
    sound(new AudioBufferSourceNode(context, {buffer: noise}), .25, CLICK);
    sound(new OscillatorNode(context, {type: "triangle", frequency: LOWEST * 2 ** (semitones / 12)}), .18, TONE);
  }

  return {
    update({shown: {frame, seed}}) {
      const {path} = frames[frame];
      const fell = before && path && seed > 0 && (frame > before.frame || frame === before.frame && seed > before.seed);
      before = {frame, seed};
      if (!fell || !box.checked) return;
      const pit = path[seed - 1];
      const earlier = path.slice(0, seed).filter(one => one === pit).length;
      drop((frames[frame].lifted === pit ? 0 : frames[frame - 1].board[pit]) + earlier);
    },
    destroy: () => context.close(),
  };
}
