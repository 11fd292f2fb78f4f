import { useCallback, useState, type RefCallback } from 'react';

/**
 * The element that has a ref, and the ref. It is kept while its screen rests behind a recipe, when React takes the ref
 * away: a change of state in that moment would let React run all effects of the recipe before it is painted.
 */
export const useLastElement = <E extends HTMLElement>(): [E | null, RefCallback<E>] => {
  const [element, setElement] = useState<E | null>(null);
  const attach = useCallback((attached: E | null) => {
    if (attached) setElement(attached);
  }, []);
  return [element, attach];
};
