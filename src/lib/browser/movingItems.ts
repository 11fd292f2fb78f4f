import { canAnimate } from './canAnimate';

const MOVE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };
const ENTER: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out' };

/** Items are measured one by one, so a longer list changes at once. */
const MOST_ITEMS = 200;

/** Less than this is not seen as a move. */
const LEAST_PX = 1;

/** Where the items of a list are, seen from the list. */
export type Places = ReadonlyMap<HTMLElement, { left: number; top: number; isInSight: boolean }>;

const running = new WeakMap<HTMLElement, Animation>();

/** Whether a list of this length may be animated in this browser. */
export const canMove = (count: number): boolean => count <= MOST_ITEMS && canAnimate();

/** Where the items are now, in the middle of a move, too. */
export const placesOf = (list: HTMLElement, items: Iterable<HTMLElement>): Places => {
  const from = list.getBoundingClientRect();
  return new Map(
    Array.from(items, (item) => {
      const { left, top, bottom } = item.getBoundingClientRect();
      const isInSight = bottom > 0 && top < window.innerHeight;
      return [item, { left: left - from.left, top: top - from.top, isInSight }];
    }),
  );
};

const play = (item: HTMLElement, keyframes: Keyframe[], options: KeyframeAnimationOptions) => {
  try {
    running.set(item, item.animate(keyframes, options));
  } catch {
    // The item is where it belongs; a browser that refuses to animate shows it there at once.
  }
};

const stop = (item: HTMLElement) => {
  try {
    running.get(item)?.cancel();
  } catch {
    // As above.
  }
  running.delete(item);
};

/**
 * Lets the items of a changed list glide from where they were (FLIP). The list already has its new layout; nothing is
 * added to the document, so focus, clicks and screen readers meet the final state.
 * @param before their places before the change
 * @param hasEntrance whether new items fade in
 */
export const moveFrom = (
  before: Places,
  list: HTMLElement,
  items: readonly HTMLElement[],
  hasEntrance: boolean,
): void => {
  items.forEach(stop);
  for (const [item, now] of placesOf(list, items)) {
    const was = before.get(item);
    if (!now.isInSight) continue;
    if (was?.isInSight) {
      const x = was.left - now.left;
      const y = was.top - now.top;
      if (Math.hypot(x, y) > LEAST_PX) play(item, [{ transform: `translate(${x}px, ${y}px)` }, {}], MOVE);
    } else if (was || hasEntrance) play(item, [{ opacity: 0, transform: 'scale(.92)' }, {}], ENTER);
  }
};
