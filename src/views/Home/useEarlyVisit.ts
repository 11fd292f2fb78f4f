import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Takes over the text that the visitor typed on the prerendered page before the script loaded. */
export const useEarlyVisit = (field: RefObject<{ value: string } | null>, onTyped: (text: string) => void) => {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text !== '') onTyped(text);
  });
  useLayoutEffect(() => {
    takeOver();
  }, []);
};
