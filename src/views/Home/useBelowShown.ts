import { useLayoutEffect } from 'react';

/**
 * Shows what the document hid of a prerendered Home (src/app/page/index.html) once the page is live: then what this cook
 * left here stands above it, and nothing that can be seen moves.
 */
export const useBelowShown = (isLive: boolean): void =>
  useLayoutEffect(() => {
    if (isLive) delete document.documentElement.dataset.returns;
  }, [isLive]);
