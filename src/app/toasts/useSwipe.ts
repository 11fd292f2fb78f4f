import { useRef, useState, type PointerEvent } from 'react';
import { TOAST_SWIPE_PX } from '@contracts/limits';

/**
 * Swipe to dismiss: past the threshold (row 2.toast.swipe of docs/spec-coverage.md) the element is dismissed, below it
 * snaps back.
 */
export const useSwipe = (onSwiped: () => void) => {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const letGo = () => {
    startX.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') startX.current = clientX;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (startX.current !== null) setOffset(clientX - startX.current);
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (startX.current !== null && Math.abs(clientX - startX.current) >= TOAST_SWIPE_PX) onSwiped();
        letGo();
      },
      onPointerCancel: letGo,
    },
  };
};
