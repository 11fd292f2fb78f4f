import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

interface LineMoving {
  count: number;
  onMove: (from: number, to: number) => void;
  /** The handle of a row was pressed without being dragged, or with Enter or Space. */
  onPress: (index: number) => void;
}

/** The bit of `PointerEvent.buttons` for the left button of a mouse, a finger or a pen. */
const MAIN_BUTTON = 1;

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The row under a height of the window: the one whose middle is nearest. */
const rowAt = (list: HTMLElement, y: number): number => {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.reduce((best, middle, i) => (Math.abs(middle - y) < Math.abs(middles[best]! - y) ? i : best), 0);
};

/** Gives the focus back to an element that lost it because its row went to another place in the document. */
const useFocusKept = () => {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = held.current;
    held.current = null;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
  });
  return () => {
    held.current = document.activeElement;
  };
};

/** Moves rows of a list by their handle: dragged with mouse or finger, with the arrow keys, or step by step. */
export const useLineMoving = ({ count, onMove, onPress }: LineMoving) => {
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const keepFocus = useFocusKept();

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= count) return;
    keepFocus();
    onMove(from, to);
  };

  const handle = (index: number) => ({
    style: { touchAction: 'none' },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      dragged.current = index;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: ({ clientY, buttons }: PointerEvent) => {
      // A browser releases the pointer when the row moves in the document, so no handle may hear of its end.
      if ((buttons & MAIN_BUTTON) === 0) dragged.current = null;
      const from = dragged.current;
      if (from === null || !list.current) return;
      const to = rowAt(list.current, clientY);
      if (to === from) return;
      dragged.current = to;
      wasDragged.current = true;
      move(from, to);
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
    onClick: ({ detail }: MouseEvent) => {
      // Keys send a click without a press, and are no end of a drag.
      if (!wasDragged.current || detail === 0) onPress(index);
      wasDragged.current = false;
    },
  });

  return { list, handle, move };
};
