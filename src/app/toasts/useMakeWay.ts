import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Between a toast and the focused element above it, in pixels. */
const AIR = 6;

const placeOf = (toast: HTMLElement | null) => toast?.closest('.toast-place');

const isAtFoot = (toast: HTMLElement | null) => toast?.closest('[data-toasts="at-foot"]') !== null;

/**
 * How far a toast has moved, in pixels, down from the top of the window or up from its foot, so that it does not lie on
 * what the keyboard focuses, nor on the bar that the cook means who presses it where it lies over one. Attach the
 * handlers to the toast.
 */
export const useMakeWay = (toast: RefObject<HTMLElement | null>) => {
  const [shift, setShift] = useState(0);
  const latest = useRef(0);

  /** Most focus that moves changes nothing, and then the toast is not rendered again. */
  const moveBy = useCallback((next: number) => {
    if (next === latest.current) return;
    latest.current = next;
    setShift(next);
  }, []);

  useEffect(() => {
    const makeWay = () => {
      const focused = document.activeElement;
      const place = placeOf(toast.current)?.getBoundingClientRect();
      if (!place || !focused?.matches(':focus-visible') || toast.current?.contains(focused)) return;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isUnder = left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      // Of what is this large, enough stays in sight.
      const isLarge = bottom > window.innerHeight / 2;
      if (isAtFoot(toast.current)) moveBy(isUnder && top > window.innerHeight / 2 ? top - AIR - place.bottom : 0);
      else moveBy(isUnder && !isLarge ? bottom + AIR - place.top : 0);
    };
    makeWay();
    document.addEventListener('focusin', makeWay);
    return () => document.removeEventListener('focusin', makeWay);
  }, [toast, moveBy]);

  const onClick = ({ target }: MouseEvent) => {
    const isOverBar = toast.current?.closest('[data-toasts="over-bar"]') !== null;
    if (isOverBar && !(target as Element).closest('button')) moveBy(placeOf(toast.current)?.clientHeight ?? 0);
  };

  return { shift, handlers: { onClick } };
};
