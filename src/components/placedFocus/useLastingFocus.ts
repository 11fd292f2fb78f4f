import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { controlsIn, nearestControl } from './nearestControl';

/** The control that has the focus, its place among those of its kind, and all controls of the frame. */
interface Stand {
  control: HTMLElement;
  index: number;
  all: readonly HTMLElement[];
}

/**
 * Keeps the focus in a frame whose controls come and go. When the one that has it disappears, the control of the same
 * kind (`data-kind`) that takes its place gets it, or else the one that is marked `data-focus="otherwise"`, or the one
 * that is nearest, or the heading of the page if the frame has none. Spread the result on the element around the
 * controls, in the component that renders them.
 */
export const useLastingFocus = <E extends HTMLElement = HTMLDivElement>() => {
  const frame = useRef<E>(null);
  const stand = useRef<Stand | null>(null);

  const alike = ({ dataset: { kind } }: HTMLElement) =>
    kind === undefined ? [] : [...(frame.current?.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`) ?? [])];

  const standOf = (control: HTMLElement): Stand => ({
    control,
    index: alike(control).indexOf(control),
    all: controlsIn(frame.current),
  });

  useLayoutEffect(() => {
    const was = stand.current;
    if (!was) return;
    const controls = alike(was.control);
    if (was.control.isConnected) {
      stand.current = standOf(was.control);
      return;
    }
    stand.current = null;
    if (document.activeElement !== document.body) return;
    const next =
      controls[Math.min(was.index, controls.length - 1)] ??
      frame.current?.querySelector<HTMLElement>('[data-focus="otherwise"]') ??
      nearestControl(was.control, was.all, controlsIn(frame.current)) ??
      document.querySelector<HTMLElement>('main h1');
    // A thumb that ticks one line after the other must not see the page move.
    next?.focus({ preventScroll: true });
  });

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      stand.current = target.dataset.kind === undefined ? null : standOf(target);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Either the control is gone, or the window lost the focus and will get it back.
      if (!relatedTarget && (!target.isConnected || !document.hasFocus())) return;
      stand.current = null;
    },
  };
};
