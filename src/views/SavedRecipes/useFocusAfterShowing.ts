import { useLayoutEffect, useRef } from 'react';
import type { HiddenReason } from '@/lib/search/filterRecipes';

/**
 * A pressed "Show" button disappears with its reason: moves the focus to the next one, or to the first card.
 * @returns ref for the element around buttons and cards, and the callback for the buttons
 */
export const useFocusAfterShowing = (reasons: readonly HiddenReason[], onShow: (reason: HiddenReason) => void) => {
  const results = useRef<HTMLDivElement>(null);
  const isShowing = useRef(false);
  useLayoutEffect(() => {
    if (isShowing.current && document.activeElement === document.body)
      results.current?.querySelector<HTMLElement>('button, a')?.focus();
    isShowing.current = false;
  }, [reasons]);
  const show = (reason: HiddenReason) => {
    isShowing.current = true;
    onShow(reason);
  };
  return { results, show };
};
