import { useEffect, useState } from 'react';

/**
 * The text once the typing rests for a moment.
 * @param restMs 0 follows every key
 */
export const useRested = (text: string, restMs: number): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (restMs === 0) return undefined;
    const timer = window.setTimeout(setRested, restMs, text);
    return () => window.clearTimeout(timer);
  }, [text, restMs]);
  // An emptied box shows everything at once, and what is followed at once is never behind.
  if (rested !== text && (restMs === 0 || text === '')) setRested(text);
  return restMs === 0 || text === '' ? text : rested;
};
