import { canAnimate } from './canAnimate';
import { leftCard, pictureOf } from './leftCard';
import { isResting } from './restingScreen';

const FLIGHT: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** The list stays in sight until the page is there. One that takes longer shows its picture in its place. */
const PATIENCE_MS = 2_000;

/** Above the content of a page, below its header and dialogs. */
const ABOVE_CONTENT = '1000';

/** The picture of a recipe page, and the path of that page. */
const pagePicture = () => document.querySelector<HTMLImageElement>('[data-page-picture] img');
const pathOfPicture = () => document.querySelector<HTMLElement>('[data-page-picture]')?.dataset.pagePicture;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * How a picture in one box is made to fill another: moved, scaled evenly, and cut where the boxes differ in shape.
 * @param radius of the corners of the other box, in px
 */
export const asSeenIn = (other: Box, own: Box, radius: number): Keyframe => {
  const scale = Math.max(other.width / own.width, other.height / own.height);
  const x = other.left + other.width / 2 - (own.left + own.width / 2);
  const y = other.top + other.height / 2 - (own.top + own.height / 2);
  const cutX = (own.width - other.width / scale) / 2;
  const cutY = (own.height - other.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cutY}px ${cutX}px round ${radius / scale}px)`,
  };
};

const radiusOf = (picture: Element) => Number.parseFloat(getComputedStyle(picture.parentElement!).borderRadius) || 0;

/** A copy that flies over the page: no press, reader or search meets it. */
const doubleOf = (picture: HTMLImageElement, { left, top, width, height }: Box) => {
  const double = picture.cloneNode() as HTMLImageElement;
  // The file that is there already, which the browser shows at once.
  double.src = picture.currentSrc || picture.src;
  double.decoding = 'sync';
  for (const name of ['srcset', 'sizes', 'loading', 'fetchpriority']) double.removeAttribute(name);
  double.alt = '';
  double.dataset.flyingPicture = '';
  Object.assign(double.style, {
    position: 'fixed',
    width: `${width}px`,
    height: `${height}px`,
    maxHeight: 'none',
    pointerEvents: 'none',
    zIndex: ABOVE_CONTENT,
  });
  // Sides of the window, as its place was measured, whichever way the language is written.
  double.style.setProperty('inset', `${top}px auto auto ${left}px`);
  return double;
};

/** A picture, with its place and its corners before it leaves. */
interface Start {
  picture: HTMLImageElement;
  box: Box;
  radius: number;
}

const startAt = (picture: HTMLImageElement): Start => ({
  picture,
  box: picture.getBoundingClientRect(),
  radius: radiusOf(picture),
});

const fly = ({ picture, box, radius }: Start, to: HTMLImageElement): void => {
  const end = to.getBoundingClientRect();
  if (box.width === 0 || end.width === 0 || end.bottom <= 0 || end.top >= window.innerHeight) return;
  const double = doubleOf(picture, end);
  // Read before the page changes, because the browser would otherwise compute its styles once more.
  const landed = asSeenIn(end, end, radiusOf(to));
  document.body.append(double);
  const land = () => double.remove();
  try {
    to.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
    double.animate([asSeenIn(box, end, radius), landed], FLIGHT).finished.then(land, land);
  } catch {
    // The picture is where it belongs; a browser that refuses to animate shows it there at once.
    land();
  }
};

/** Calls `act` before the first frame with a picture that `find` returns, unless that takes too long. */
const whenThere = (find: () => HTMLImageElement | null, act: (picture: HTMLImageElement) => void): void => {
  const look = () => {
    const picture = find();
    if (!picture) return;
    end();
    requestAnimationFrame(() => act(picture));
  };
  const observer = new MutationObserver(look);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, PATIENCE_MS);
  // A list that rested is shown by its attribute alone.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-resting'] });
};

/**
 * To be called before a card opens its recipe: the card's picture grows into that of the page. Nothing moves when the
 * user wants no motion, or in a browser that cannot animate.
 * @param picture the picture on the card
 */
export const pictureOpens = (picture: HTMLImageElement | null): void => {
  if (!picture || pagePicture() || !canAnimate()) return;
  const start = startAt(picture);
  whenThere(pagePicture, (to) => fly(start, to));
};

/**
 * To be called before the open recipe is left for a path: if that leads back to the card that opened it, the picture
 * shrinks into that of the card.
 */
export const pictureReturns = (path: string): void => {
  const left = leftCard();
  const picture = pagePicture();
  if (!picture || left?.path !== path || left.href !== pathOfPicture() || !canAnimate()) return;
  const start = startAt(picture);
  const onCard = () => {
    const there = pictureOf(left.href);
    return there && !isResting(there) ? there : null;
  };
  whenThere(onCard, (to) => fly(start, to));
};
