import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * For what takes the focus and goes: where the focus came from, there it goes back, so that the keyboard goes on where it
 * was. What is gone meanwhile, too, leaves it to the page. The handler goes on the element.
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
