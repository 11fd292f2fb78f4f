import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { replayEarlyEvents, takeEarlyEvents } from '@/lib/earlyEvents';

/**
 * Takes over what somebody did on the drawn page before the script came: the text in the field, and what they pressed.
 */
export const useEarlyVisit = (field: RefObject<{ value: string } | null>, onTyped: (text: string) => void) => {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text !== '') onTyped(text);
    // Once this commit is through: what is pressed then is heard.
    setTimeout(() => replayEarlyEvents(takeEarlyEvents(window)));
  });
  useLayoutEffect(() => takeOver(), []);
};
