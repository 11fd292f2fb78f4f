import { useState } from 'react';

/** As many chips as fit into about one line of a phone: with the buttons after them there are two. */
export const FIRST = 3;

/** What marks a chip beyond the first lines; it is hidden on a phone. */
export const BEYOND = '[data-beyond="true"]';

/**
 * Folds the end of a long row of chips on a phone, where each line takes room from what the page is about. A wide screen
 * shows all of them.
 *
 * @param count how many chips there are
 * @param kept the index of a chip that is never folded, such as the chosen one
 * @param first how many are shown; fewer where other chips stand before them
 */
export const useFold = (count: number, kept = -1, first = FIRST) => {
  const [isOpen, setIsOpen] = useState(false);
  // One more chip takes no more room than the button would.
  const isFolded = !isOpen && count > first + 1;
  const isBeyond = (i: number) => isFolded && i >= first && i !== kept;
  return {
    /** How many are hidden on a phone. */
    rest: isFolded ? count - first - (kept >= first ? 1 : 0) : 0,
    isBeyond,
    unfold: () => setIsOpen(true),
  };
};
