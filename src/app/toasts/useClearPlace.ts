import { useLayoutEffect, useState, type RefObject } from 'react';
import { clearShift, type Box } from './clearPlace';
import { takenBoxes } from './takenBoxes';

/** The same news is on the page (`toldBy` of a toast). */
const isTold = (teller: string | undefined) =>
  teller !== undefined && document.querySelector(`[data-tells="${teller}"]`) !== null;

/** The class of the place at the start of the line. */
export const TOASTS_AT_THE_START = 'toasts-at-the-start';

const placeOf = (toast: HTMLElement | null) => toast?.closest('.notistack-SnackbarContainer');

/** Where a toast is by its place alone: its own box is in motion while it comes in or is swiped. */
const ownBox = (toast: HTMLElement): Box | undefined => {
  const container = placeOf(toast);
  const place = container?.getBoundingClientRect();
  if (!place) return undefined;
  const { offsetWidth: width, offsetHeight: height } = toast;
  const space = place.left - (window.innerWidth - place.right);
  // On a phone the place is as wide as the page, and a short toast is not.
  const isLeft = space < 0 || (space === 0 && container?.classList.contains(TOASTS_AT_THE_START));
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
      const taken = takenBoxes(placeOf(element) ?? element);
      if (box) setShift((now) => clearShift(box, taken, window.innerHeight, isFromOwnPlace ? 0 : now));
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
    // What a press opens below leaves the page as high as it was while there is room in the window.
    const content = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !own?.contains(target))) placeAtRest();
    });
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', placeAtRest, { capture: true, passive: true });
    window.addEventListener('resize', placeChanged);
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(telling);
      layout?.disconnect();
      content.disconnect();
      window.removeEventListener('scroll', placeAtRest, { capture: true });
      window.removeEventListener('resize', placeChanged);
    };
  }, [toast, teller]);

  return { shift, isTold: told };
};
