import { useEffect, type RefObject } from 'react';

/** F8 focuses the toast. Escape dismisses it while the focus is in it. */
export const useToastKeys = (region: RefObject<HTMLElement | null>, dismiss: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
      if (event.key === 'Escape' && region.current?.contains(document.activeElement)) dismiss();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region, dismiss]);
};
