import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first card that was added. The button that loads more may disappear with the last page, and
 * the focus with it.
 * @param shown how many cards there are
 */
export const useNewCardFocus = <E extends HTMLElement>(shown: number) => {
  const list = useRef<E>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);
  /** To be called when more cards are requested. */
  const expectMore = () => {
    firstNew.current = shown;
  };
  return { list, expectMore };
};
