/** Time slice in ms: a key pressed meanwhile must not feel slow. */
const GO_MS = 6;

/**
 * Goes through steps in short slices, each in a task of its own.
 * @param onDone called after the last step
 * @returns a function that stops
 */
export const inSlices = (steps: Iterator<void>, onDone?: () => void): (() => void) => {
  let timer: number;
  const go = () => {
    const end = performance.now() + GO_MS;
    while (!steps.next().done)
      if (performance.now() > end) {
        timer = window.setTimeout(go, 0);
        return;
      }
    onDone?.();
  };
  timer = window.setTimeout(go, 0);
  return () => window.clearTimeout(timer);
};
