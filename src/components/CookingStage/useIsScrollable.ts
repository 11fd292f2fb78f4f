import { useEffect, useState } from 'react';

/** Whether an element scrolls. It then has to be focusable, so that the keyboard can scroll it. */
export const useIsScrollable = (element: HTMLElement | null): boolean => {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = () =>
      setIsScrollable(element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible');
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return isScrollable;
};
