import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a frame whose controls come and go. When the one that has it disappears, the control of the same
 * kind (`data-kind`) that takes its place gets it, or else the one that is marked `data-focus="otherwise"`, or the heading
 * of the page. Spread the result on the element around the controls, in the component that renders them.
 */
export const useLastingFocus = <E extends HTMLElement = HTMLDivElement>() => {
  const frame = useRef<E>(null);
  const stand = useRef<{ control: HTMLElement; index: number } | null>(null);

  const alike = ({ dataset: { kind } }: HTMLElement) =>
    kind === undefined ? [] : [...(frame.current?.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`) ?? [])];

  useLayoutEffect(() => {
    const was = stand.current;
    if (!was) return;
    const controls = alike(was.control);
    if (was.control.isConnected) {
      was.index = controls.indexOf(was.control);
      return;
    }
    stand.current = null;
    if (document.activeElement !== document.body) return;
    const otherwise =
      frame.current?.querySelector<HTMLElement>('[data-focus="otherwise"]') ??
      document.querySelector<HTMLElement>('main h1');
    // A thumb that ticks one line after the other must not see the page move.
    (controls[Math.min(was.index, controls.length - 1)] ?? otherwise)?.focus({ preventScroll: true });
  });

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      stand.current =
        target.dataset.kind === undefined ? null : { control: target, index: alike(target).indexOf(target) };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Either the control is gone, or the window lost the focus and will get it back.
      if (!relatedTarget && (!target.isConnected || !document.hasFocus())) return;
      stand.current = null;
    },
  };
};
