import { useEffect, useState } from 'react';

/**
 * Whether an element scrolls. It then has to be focusable, so that the keyboard can scroll it.
 *
 * @param margin pixels that the element has below its content only while it scrolls: no reason to go on scrolling
 */
export const useIsScrollable = (element: HTMLElement | null, margin = 0): boolean => {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = () =>
      setIsScrollable(
        (was) =>
          element.scrollHeight - (was ? margin : 0) > element.clientHeight + 1 &&
          getComputedStyle(element).overflowY !== 'visible',
      );
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return isScrollable;
};
