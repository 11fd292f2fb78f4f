import { leftCard, linkOf, pictureOf } from './leftCard';
import { wantsStillness } from './wantsStillness';

/** The name that a card's picture and the one of its page share while one turns into the other. */
const NAME = 'recipe-picture';

/** The browser shows a still page until the next one is there; it may not stand still for longer. */
const PATIENCE_MS = 300;

/** The picture of a recipe page, and the path of that page. */
const pagePicture = () => document.querySelector<HTMLElement>('[data-page-picture] img');
const pathOfPicture = () => document.querySelector<HTMLElement>('[data-page-picture]')?.dataset.pagePicture;

/** Resolves when the next screen is there, or is taking too long. */
const arrival = (isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => isThere() && end();
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      resolve();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', look);
    look();
  });

const named = (picture: HTMLElement | null | undefined, name: string) => {
  if (picture) picture.style.viewTransitionName = name;
};

const canShare = () => typeof document.startViewTransition === 'function' && !wantsStillness();

interface Way {
  from: HTMLElement;
  /** Where the picture goes, once it is there. */
  to: () => HTMLElement | null | undefined;
  isThere: () => boolean;
  go: () => void;
}

const share = ({ from, to, isThere, go }: Way): void => {
  let hasGone = false;
  const change = async () => {
    hasGone = true;
    go();
    await arrival(isThere);
    named(from, '');
    named(to(), NAME);
  };
  const release = () => {
    named(from, '');
    named(to(), '');
  };
  named(from, NAME);
  try {
    // A transition that another one cuts short rejects its promises; the page has changed nonetheless.
    const { ready, finished } = document.startViewTransition(change);
    ready.catch(() => undefined);
    finished.then(release, release);
  } catch {
    // The browser has view transitions but refuses one.
    release();
    if (!hasGone) go();
  }
};

/**
 * Goes to a recipe page while the picture of its card grows into that of the page. Where the browser cannot do that, or
 * the user wants no motion, it only goes there.
 * @param picture the picture on the card
 */
export const withSharedPicture = (picture: HTMLElement | null, go: () => void): void => {
  if (!picture || pagePicture() || !canShare()) go();
  else share({ from: picture, to: pagePicture, isThere: () => pagePicture() !== null, go });
};

/** Whether the way from the open recipe page to a path leads back to the card that opened it, and can be shown. */
export const canReturnPicture = (path: string): boolean => {
  const left = leftCard();
  return left?.path === path && left.href === pathOfPicture() && pagePicture() !== null && canShare();
};

/** Leaves a recipe page for a path; its picture shrinks into that of its card where `canReturnPicture`. */
export const withPictureReturned = (path: string, go: () => void): void => {
  const from = pagePicture();
  const href = leftCard()?.href;
  if (!from || href === undefined || !canReturnPicture(path)) {
    go();
    return;
  }
  // The card has the focus once the page has scrolled to it.
  const isThere = () => document.activeElement === linkOf(href) && pictureOf(href) !== null;
  share({ from, to: () => pictureOf(href), isThere, go });
};
