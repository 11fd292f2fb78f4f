/** What shows that the user goes on to something else: the page must not scroll by itself any more. */
export const MOVED_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
