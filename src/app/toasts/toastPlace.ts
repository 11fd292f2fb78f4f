import { IS_HIGH } from '@/components/topBar/topBar';
import { matchesMedia } from '@/lib/browser/matchesMedia';

/** What is at the top of the window: the header, or the top bar of the cooking view. */
const BAR = '[data-top-bar]';

/** Between a toast and what stands beside it in the bar, in pixels. */
const AIR = 16;

/** With less room than this, a title and a sentence are higher than the bar. */
const WIDE_ENOUGH = 340;

/** The widest gap between two neighbours in a bar, without the air at its ends. */
const roomIn = (bar: Element): { x: number; width: number } => {
  const boxes = [...bar.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .sort((one, other) => one.x - other.x);
  return boxes.slice(1).reduce(
    (widest, { x: end }, i) => {
      const x = boxes[i]!.right + AIR;
      const width = end - AIR - x;
      return width > widest.width ? { x, width } : widest;
    },
    { x: 0, width: 0 },
  );
};

/** The part of a room that is in the middle of the window, if that is wide enough. */
const inTheMiddle = ({ x, width }: { x: number; width: number }) => {
  const middle = window.innerWidth / 2;
  const half = Math.min(middle - x, x + width - middle);
  return 2 * half < WIDE_ENOUGH ? { x, width } : { x: middle - half, width: 2 * half };
};

/**
 * Gives the toasts in `root` their one place at the top of the window (`toastPlace.styles`): in the bar that is there,
 * between what stands in it, or over the whole bar where it is too full, as on a phone. In a low window the header
 * scrolls away, so toasts lie over its place.
 */
export const placeToasts = (root: HTMLElement): void => {
  const bar = [...document.querySelectorAll(BAR)].at(-1);
  const box = bar?.getBoundingClientRect();
  const room = bar && matchesMedia(window, IS_HIGH) ? inTheMiddle(roomIn(bar)) : { x: 0, width: 0 };
  const isInBar = room.width >= WIDE_ENOUGH;
  root.dataset.toasts = isInBar ? 'in-bar' : 'over-bar';
  root.style.setProperty('--toast-left', isInBar ? `${room.x}px` : '0px');
  root.style.setProperty('--toast-width', isInBar ? `${room.width}px` : '100%');
  // The space above a bar is as high as that below it.
  root.style.setProperty('--toast-height', `${box ? Math.max(box.height, box.top + box.bottom) : 0}px`);
};
