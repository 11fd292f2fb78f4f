/** Out of sight and out of reach of keys, readers and searches, and yet with its styles and its layout. */
const RESTING = 'content-visibility: hidden';

/** What holds a screen that rests. */
const RESTING_ROOM = '[data-resting]';

/** Whether this element is part of a screen that rests out of sight, whose boxes are where they were. */
export const isResting = (element: Element): boolean => element.closest(RESTING_ROOM) !== null;

const canRest = () => typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports(RESTING);

/**
 * Lets a screen rest that React's `Activity` has hidden. `Activity` sets `display: none`, with which the browser forgets
 * the layout of the screen and computes all of it again when it is shown; `content-visibility: hidden` keeps it.
 * `Activity` hides its screen again whenever it renders it, so the element is watched.
 * @param room an element around the `Activity`, which holds the screen as its only child
 * @returns a function that ends the rest. A browser without `content-visibility` leaves the screen as `Activity` hides it.
 */
export const letRest = (room: HTMLElement): (() => void) => {
  const screen = room.firstElementChild;
  if (!(screen instanceof HTMLElement) || !canRest()) return () => undefined;
  const keepLayout = () => {
    if (screen.style.display === 'none') screen.style.setProperty('display', 'block', 'important');
  };
  const observer = new MutationObserver(keepLayout);
  room.style.setProperty('content-visibility', 'hidden');
  observer.observe(screen, { attributeFilter: ['style'] });
  keepLayout();
  return () => {
    observer.disconnect();
    room.style.removeProperty('content-visibility');
    // `Activity` shows the screen by what it renders, which has no `display`.
    if (screen.style.display === 'block') screen.style.removeProperty('display');
  };
};
