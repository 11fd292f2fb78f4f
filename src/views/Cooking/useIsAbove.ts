import { useEffect, useState } from 'react';

/** Whether the element has been scrolled out of view at the top. */
export const useIsAbove = (element: HTMLElement | null): boolean => {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
};
