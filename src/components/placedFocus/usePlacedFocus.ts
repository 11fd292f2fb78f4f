import { useEffect, useRef } from 'react';

/** Moves the focus to a place of the frame (`data-focus`) once it is rendered, or to "add" if it is not there. */
export const usePlacedFocus = () => {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const place = (name: string) => frame.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`);
    (place(next.current) ?? place('add'))?.focus();
    next.current = null;
  });
  const focusOn = (place: string) => {
    next.current = place;
  };
  return { frame, focusOn };
};
