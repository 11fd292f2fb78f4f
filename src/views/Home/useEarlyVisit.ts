import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { replayEarlyEvents, takeEarlyEvents } from '@/lib/browser/earlyEvents';

/**
 * Takes over what the visitor did on the prerendered page before the script loaded: the text in the field, and what
 * they pressed.
 */
export const useEarlyVisit = (field: RefObject<{ value: string } | null>, onTyped: (text: string) => void) => {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text !== '') onTyped(text);
    // After this commit the handlers are attached.
    setTimeout(() => replayEarlyEvents(takeEarlyEvents(window)));
  });
  useLayoutEffect(() => {
    takeOver();
  }, []);
};
