import { startTransition, useEffect, useState } from 'react';
import type { TypedText } from './typedText';

/**
 * The text, debounced. A box that is cleared in one go takes effect at once; one that is emptied letter by letter may
 * be on the way to another text.
 * @param restMs 0 follows every key
 */
export const useRested = ({ now, subscribe }: TypedText, restMs: number): string => {
  const [rested, setRested] = useState(now);
  useEffect(() => {
    let before = now();
    let timer: number | undefined;
    // The key itself appears at once, however long the list; the results follow.
    const take = () => startTransition(() => setRested(now()));
    const onChange = () => {
      window.clearTimeout(timer);
      const text = now();
      const isAtOnce = restMs === 0 || (text === '' && before.length > 1);
      before = text;
      if (isAtOnce) take();
      else timer = window.setTimeout(take, restMs);
    };
    const stop = subscribe(onChange);
    // It may have changed before we subscribed.
    take();
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [now, subscribe, restMs]);
  return rested;
};
