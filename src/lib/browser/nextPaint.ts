/** A page out of sight paints nothing; it goes on after this long, in ms. */
const WITHOUT_PAINT_MS = 100;

/** Resolves after the page has been painted once, so that a press is answered before the work that it asks for begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, WITHOUT_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
