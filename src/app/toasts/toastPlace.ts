import { IS_HIGH } from '@/components/topBar/topBar';
import { matchesMedia } from '@/lib/browser/matchesMedia';

/** What may be at the foot of the window: running timers, and the main button of a long page. */
const FOOT = '[data-foot]';

/** A toast of two lines at the foot, with the air around it, in pixels. */
const FOOT_ROOM = 100;

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
 * Gives the toasts in `root` their one place (`toastPlace.styles`): in the bar at the top of the window, between what
 * stands in it, or at the foot of the window where the bar is too full, as on a phone. A dialog has its buttons at its
 * foot, so toasts lie over its bar; so they do in a low window, whose header scrolls away.
 */
export const placeToasts = (root: HTMLElement): void => {
  const bar = [...document.querySelectorAll(BAR)].at(-1);
  const box = bar?.getBoundingClientRect();
  const isHigh = matchesMedia(window, IS_HIGH);
  const room = bar && isHigh ? inTheMiddle(roomIn(bar)) : { x: 0, width: 0 };
  const isInBar = room.width >= WIDE_ENOUGH;
  const isOverBar = !isHigh || root.closest('[aria-modal="true"]') !== null;
  const place = isInBar ? 'in-bar' : isOverBar ? 'over-bar' : 'at-foot';
  root.dataset.toasts = place;
  root.style.setProperty('--toast-left', { 'in-bar': `${room.x}px`, 'over-bar': '0px', 'at-foot': 'auto' }[place]);
  root.style.setProperty('--toast-width', isInBar ? `${room.width}px` : '100%');
  if (place === 'at-foot') clearFoot(root);
  // The space above a bar is as high as that below it.
  root.style.setProperty('--toast-height', `${box ? Math.max(box.height, box.top + box.bottom) : 0}px`);
};

/**
 * Keeps toasts at the foot of the window clear of the bars there: above each that leaves too little room below it. At
 * the end of a page a bar stands higher than at the foot, and there may be room.
 */
export const clearFoot = (root: HTMLElement): void => {
  const { innerHeight } = window;
  const bars = [...document.querySelectorAll(FOOT)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top < innerHeight)
    .sort((one, other) => other.bottom - one.bottom);
  const free = bars.reduce((foot, { top, bottom }) => (foot - bottom < FOOT_ROOM ? top : foot), innerHeight);
  root.style.setProperty('--toast-foot', `${innerHeight - free}px`);
};
