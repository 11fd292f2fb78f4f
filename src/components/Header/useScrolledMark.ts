import { useEffect, useRef } from 'react';

/**
 * A ref for the header, which gets the attribute `data-scrolled` while the page is scrolled. A render for that would be
 * one of the whole frame, and reading how far it is scrolled would lay out the page.
 */
export const useScrolledMark = () => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = header.current;
    if (!bar || typeof IntersectionObserver === 'undefined') return undefined;
    const top = document.createElement('div');
    Object.assign(top.style, { position: 'absolute', top: '0', width: '1px', height: '1px' });
    bar.before(top);
    const observer = new IntersectionObserver(([entry]) =>
      bar.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
    );
    observer.observe(top);
    return () => {
      observer.disconnect();
      top.remove();
    };
  }, []);
  return header;
};
