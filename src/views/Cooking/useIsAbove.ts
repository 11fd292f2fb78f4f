import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element has been scrolled out of view at the top, and the ref that watches it. Attaching it changes no
 * state, because that would render the page again in the task in which it appears.
 */
export const useIsAbove = <Watched extends HTMLElement>(): [boolean, RefCallback<Watched>] => {
  const [isAbove, setIsAbove] = useState(false);
  const watch = useCallback((element: Watched | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isAbove, watch];
};
