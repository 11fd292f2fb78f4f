import { useLayoutEffect } from 'react';
import { replayEarlyEvents, takeEarlyEvents } from '@/lib/browser/earlyEvents';

/**
 * Replays what the visitor pressed on a prerendered page before the script loaded. It stands beside the screen, inside
 * the same Suspense boundary, and so is committed with it.
 */
export const EarlyPresses = () => {
  useLayoutEffect(() => {
    // After this commit the handlers of the screen are attached.
    setTimeout(() => replayEarlyEvents(takeEarlyEvents(window)));
  }, []);
  return null;
};
