import { useEffect, useState } from 'react';

/** How long a cook has waited: no longer than usual, over three seconds, or over ten. */
export type Wait = 'usual' | 'still' | 'long';

const STILL_AFTER_MS = 3_000;
const LONG_AFTER_MS = 10_000;

/** How long the component has been on the page. */
export const useWait = (): Wait => {
  const [wait, setWait] = useState<Wait>('usual');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWait('still'), STILL_AFTER_MS),
      setTimeout(() => setWait('long'), LONG_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return wait;
};
