/** What a finger, a mouse or a wheel does. Keys are left out: the Enter that starts a search may be repeated. */
const MOVES = ['pointerdown', 'wheel', 'touchmove'] as const;

/** No browser scrolls smoothly for longer. */
const SMOOTH_MS = 1_500;

/**
 * Follows when the user last pressed or scrolled the page.
 * @returns that time, in ms since 1970; minus infinity if it never happened
 */
export const followMoves = (page: Window): (() => number) => {
  let last = -Infinity;
  const note = () => {
    last = Date.now();
  };
  for (const event of MOVES) page.addEventListener(event, note, { capture: true, passive: true });
  return () => last;
};

/**
 * Makes a smooth scroll that has just begun end with a press: otherwise the page moves on under the finger, what was
 * pressed is no longer there when the finger is lifted, and the browser makes no click of it.
 */
export const standStillAtPress = (page: Window): void => {
  const end = () => {
    page.clearTimeout(timer);
    page.removeEventListener('pointerdown', stop, true);
  };
  const stop = () => {
    end();
    const top = page.scrollY;
    try {
      // A busy browser may not have moved the page yet: then a scroll to where it is changes nothing, and ends nothing.
      page.scrollBy({ top: top > 0 ? -1 : 1, behavior: 'instant' });
      page.scrollTo({ top, behavior: 'instant' });
    } catch {
      // A browser that refuses to scroll scrolls on by itself.
    }
  };
  const timer = page.setTimeout(end, SMOOTH_MS);
  page.addEventListener('pointerdown', stop, { capture: true, passive: true });
};
