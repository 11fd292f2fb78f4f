import { useLayoutEffect, useState, type RefObject } from 'react';
import { clearShift, type Box, type Taken } from './clearPlace';

const PRESSED = 'button, a[href], input, select, textarea, label:has(input), [role="slider"]';
/**
 * Rather covered than a button if there is little room: the name of the page with the sentence below it, the panel of
 * the same fault, links of the footer.
 */
const NAMING = 'h1, h1 + p, [data-keep-clear]';
const LIGHT = `${NAMING}, footer *`;
/** Cards fill most of the page, so that one is often covered; not if there is room beside it. */
const CARD = 'article';
const WEIGHTS = { pressed: 200, light: 10, card: 1 };

const weightOf = (element: Element): number => {
  if (element.matches(CARD)) return WEIGHTS.card;
  return element.matches(LIGHT) ? WEIGHTS.light : WEIGHTS.pressed;
};

/** The layer that the user sees: the dialog, popover or sheet that was opened last, or the page. */
const topLayer = (): Element => [...document.querySelectorAll('body > .MuiModal-root')].at(-1) ?? document.body;

const takenBoxes = (toast: Element): Taken[] =>
  [...topLayer().querySelectorAll(`${PRESSED}, ${NAMING}, ${CARD}`)]
    .filter((element) => !toast.contains(element))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, weight: weightOf(element) };
    })
    .filter(({ left, top, right, bottom }) => right > left && bottom > Math.max(top, 0) && top < window.innerHeight);

/** The same news is on the page (`toldBy` of a toast). */
const isTold = (teller: string | undefined) =>
  teller !== undefined && document.querySelector(`[data-tells="${teller}"]`) !== null;

const placeOf = (toast: HTMLElement | null) => toast?.closest('.notistack-SnackbarContainer');

/** Where a toast is by its place alone: its own box is in motion while it comes in or is swiped. */
const ownBox = (toast: HTMLElement): Box | undefined => {
  const place = placeOf(toast)?.getBoundingClientRect();
  if (!place) return undefined;
  const { offsetWidth: width, offsetHeight: height } = toast;
  const isLeft = place.left < window.innerWidth - place.right;
  const middle = (place.top + place.bottom) / 2;
  return {
    left: isLeft ? place.left : place.right - width,
    right: isLeft ? place.left + width : place.right,
    top: middle - height / 2,
    bottom: middle + height / 2,
  };
};

/** How long the page may take to give the same news: its panel may have to be loaded. */
const TELL_MS = 400;

/** The page has come to rest after a scroll or a change of its layout. */
const REST_MS = 120;

export interface ClearPlace {
  /** Pixels to move it down, or up if negative. */
  shift: number;
  /** The page gives the same news, or still may. */
  isTold: boolean;
}

/**
 * Moves a toast so that it covers nothing that can be pressed, also after the page was scrolled or its layout changed.
 * It stays where it is while it has the focus; a pointer that rests where it came in does not hold it there.
 * @param teller what on the page may give the same news
 */
export const useClearPlace = (toast: RefObject<HTMLElement | null>, teller?: string): ClearPlace => {
  const [shift, setShift] = useState(0);
  const [told, setTold] = useState(teller !== undefined);

  useLayoutEffect(() => {
    /** From its own place after a change of the layout; where it is now has to do with what is gone. */
    const place = (isFromOwnPlace: boolean) => {
      const element = toast.current;
      if (!element || element.matches(':focus-within')) return;
      const box = ownBox(element);
      if (isTold(teller)) setTold(true);
      if (box) setShift((now) => clearShift(box, takenBoxes(element), window.innerHeight, isFromOwnPlace ? 0 : now));
    };
    let timer: number | undefined;
    let isChanged = false;
    const placeAtRest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        place(isChanged);
        isChanged = false;
      }, REST_MS);
    };
    const placeChanged = () => {
      isChanged = true;
      placeAtRest();
    };
    place(true);
    // A toast that gets its text only now does not jump, as one would that loses it.
    const telling = teller === undefined ? undefined : window.setTimeout(() => setTold(isTold(teller)), TELL_MS);
    const layout = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(placeChanged);
    layout?.observe(document.body);
    // The place is larger while the toast before this one goes.
    const own = placeOf(toast.current);
    if (own) layout?.observe(own);
    window.addEventListener('scroll', placeAtRest, { capture: true, passive: true });
    window.addEventListener('resize', placeChanged);
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(telling);
      layout?.disconnect();
      window.removeEventListener('scroll', placeAtRest, { capture: true });
      window.removeEventListener('resize', placeChanged);
    };
  }, [toast, teller]);

  return { shift, isTold: told };
};
