import { useEffect, type RefObject } from 'react';

/** The focus is where the page began: the cook has not moved it since. */
const isUnmoved = () => document.activeElement?.matches('body, main, main h1') ?? true;

/**
 * Leads the eye and the keyboard to what an address names, once it is there. A cook who has gone on meanwhile is not
 * taken away.
 */
export const useSoughtFocus = (place: RefObject<HTMLElement | null>, isSought: boolean, isThere = true) => {
  useEffect(() => {
    if (isSought && isThere && isUnmoved()) place.current?.focus();
  }, [place, isSought, isThere]);
};
