/** Between the edge of a row that scrolls sideways and what it holds, in pixels. What stands inside it does not move. */
export const GUTTER = 16;

/** Space left beside what was scrolled to, so that its neighbour shows that there is more. */
const BESIDE = 40;

/**
 * Scrolls the row around an element sideways until the element is in sight, in either direction of reading. The page
 * stays where it is, which `scrollIntoView` would move, too.
 * @param row what scrolls, if that is not what directly holds the element
 */
export const showSideways = (element: Element | null | undefined, row = element?.parentElement): void => {
  if (!element || !row) return;
  const { left, right } = element.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  if (left >= frame.left + GUTTER && right <= frame.right - GUTTER) return;
  const beyondStart = Math.min(0, left - frame.left - BESIDE);
  const beyondEnd = Math.max(0, right - frame.right + BESIDE);
  row.scrollLeft += beyondStart || beyondEnd;
};

/** Lets a row that had to be scrolled begin with an element, so that no half of its neighbour stands before it. */
export const beginWith = (element: Element | null | undefined, row: Element | null): void => {
  if (!element || !row || row.scrollLeft === 0) return;
  row.scrollLeft += element.getBoundingClientRect().left - row.getBoundingClientRect().left - GUTTER;
};
