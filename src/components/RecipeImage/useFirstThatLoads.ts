import { useState } from 'react';

/**
 * Goes through addresses of a picture until one loads.
 * @param addresses best first; another first one begins again
 * @returns how many have failed, at most all but the last, and what the image element gets
 */
export const useFirstThatLoads = (addresses: readonly [string, ...string[]]) => {
  const [first] = addresses;
  const last = addresses.length - 1;
  const [failed, setFailed] = useState({ first, count: 0 });

  const onError = () =>
    setFailed((before) => {
      const count = Math.min(before.first === first ? before.count + 1 : 1, last);
      return before.first === first && before.count === count ? before : { first, count };
    });

  // A picture of a drawn page may have failed before the script was there to hear of it. Looked at once: later the
  // element may still tell of the address before.
  const [ref] = useState(() => (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') onError();
  });

  return { failures: failed.first === first ? Math.min(failed.count, last) : 0, image: { ref, onError } };
};
