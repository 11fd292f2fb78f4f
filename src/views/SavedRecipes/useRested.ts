import { useEffect, useState } from 'react';

/**
 * The text once the typing rests for a moment. A box that is emptied in one go shows everything at once; one that is
 * emptied letter by letter may be on the way to another text.
 * @param restMs 0 follows every key
 */
export const useRested = (text: string, restMs: number): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (restMs === 0) return undefined;
    const timer = window.setTimeout(setRested, restMs, text);
    return () => window.clearTimeout(timer);
  }, [text, restMs]);
  const [before, setBefore] = useState(text);
  if (before !== text) {
    setBefore(text);
    if (restMs === 0 || (text === '' && before.length > 1)) setRested(text);
  }
  return restMs === 0 ? text : rested;
};
