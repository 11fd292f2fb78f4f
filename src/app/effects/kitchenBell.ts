/** Start in seconds and pitch in Hz of each of the three strokes: a rising third and its octave. */
const STROKES = [
  { at: 0, pitch: 784 },
  { at: 0.32, pitch: 988 },
  { at: 0.64, pitch: 1568 },
] as const;

/**
 * Opening the sound takes a slow phone some 80 ms, so it waits until what was pressed has been drawn. Within a second
 * WebKit still counts a timer of a press as the press itself; other browsers remember the press for longer.
 */
const AFTER_DRAWING_MS = 100;

const LENGTH_S = 0.9;
const LOUDNESS = 0.28;
/** A bell sounds its base tone with a soft overtone. */
const PARTIALS = [
  { ratio: 1, share: 1 },
  { ratio: 2.76, share: 0.18 },
] as const;

const strike = (context: AudioContext, pitch: number, at: number) => {
  for (const { ratio, share } of PARTIALS) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS * share, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH_S);
  }
};

/** A small bell of three strokes, synthesised so that it rings offline. */
export const createBell = (page: Window & { AudioContext?: typeof AudioContext }) => {
  let context: AudioContext | undefined;
  const wake = async () => {
    if (!page.AudioContext) return undefined;
    context ??= new page.AudioContext();
    if (context.state !== 'running') await context.resume();
    return context;
  };
  return {
    hasSound: page.AudioContext !== undefined,
    /** Called during a press, which is what lets a browser play sound later. */
    unlock: () => void setTimeout(() => void wake().catch(() => undefined), AFTER_DRAWING_MS),
    ring: () => {
      // Browsers allow sound only after a user gesture. If permission comes much later, the bell must not ring then.
      const askedAt = Date.now();
      void wake()
        .then((awake) => {
          if (!awake || Date.now() - askedAt > 1_000) return;
          for (const { at, pitch } of STROKES) strike(awake, pitch, awake.currentTime + 0.03 + at);
        })
        .catch(() => undefined);
    },
  };
};
