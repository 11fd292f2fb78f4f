import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Returns the focus to where it came from when an element that took it disappears. If that is gone as well, the focus
 * goes to the page. Attach the handler to the element.
 */
export const useFocusBack = (element: RefObject<HTMLElement | null>) => {
  const before = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const left = element.current;
    return () => {
      const origin = before.current;
      if (!(origin instanceof HTMLElement) || !left?.contains(document.activeElement)) return;
      (origin.isConnected ? origin : document.querySelector<HTMLElement>('main'))?.focus();
    };
  }, [element]);

  return ({ relatedTarget }: FocusEvent) => {
    if (!element.current?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
};
