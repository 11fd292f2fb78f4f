import { useLayoutEffect } from 'react';

/** Removes the room that the document keeps above Home (src/app/page/index.html), once the page keeps it itself. */
export const dropDrawnRoom = (): void => {
  delete document.documentElement.dataset.trouble;
};

/**
 * Shows what the document hid of a prerendered Home (src/app/page/index.html) once the page is live: then what this cook
 * left here stands above it, and nothing that can be seen moves.
 */
export const useBelowShown = (isLive: boolean, isTroubled: boolean): void =>
  useLayoutEffect(() => {
    if (!isLive) return;
    delete document.documentElement.dataset.returns;
    if (!isTroubled) dropDrawnRoom();
  }, [isLive, isTroubled]);
