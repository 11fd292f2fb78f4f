import { useLayoutEffect, useRef, type RefObject } from 'react';
import { canAnimate } from '@/lib/browser/canAnimate';

const SLIDE: KeyframeAnimationOptions = {
  duration: 200,
  easing: 'cubic-bezier(.2,.8,.2,1)',
  pseudoElement: '::after',
};

/** Lets the line under the open tab glide there from the tab that was open before. */
export const useSlidingLine = (list: RefObject<HTMLElement | null>, value: string): void => {
  const before = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const from = before.current;
    const to = list.current?.querySelector('[aria-selected="true"]') ?? undefined;
    before.current = to;
    if (!from || !to || from === to || !canAnimate()) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const move = `translateX(${start.left - end.left}px) scaleX(${start.width / end.width})`;
    try {
      to.animate([{ transform: move }, { transform: 'none' }], SLIDE);
    } catch {
      // A browser that refuses to animate shows the line there at once.
    }
  }, [list, value]);
};
