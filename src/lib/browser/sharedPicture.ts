/** The name that a card's picture and the one of its page share while one turns into the other. */
const NAME = 'recipe-picture';

/** Marks the picture of a recipe page. */
const PAGE_PICTURE = 'data-page-picture';

/** The browser shows a still page until the next one is there; it may not stand still for longer. */
const PATIENCE_MS = 300;

const pagePicture = () => document.querySelector<HTMLElement>(`[${PAGE_PICTURE}] img`);

/** Resolves when the recipe page has its picture, or is taking too long. */
const arrival = () =>
  new Promise<void>((resolve) => {
    if (pagePicture()) {
      resolve();
      return;
    }
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => pagePicture() && end());
    const timer = setTimeout(end, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });

const named = (picture: HTMLElement | null, name: string) => {
  if (picture) picture.style.viewTransitionName = name;
};

const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Goes to a recipe page while the picture of its card grows into that of the page. Where the browser cannot do that, or
 * the user wants no motion, it only goes there.
 * @param picture the picture on the card
 */
export const withSharedPicture = (picture: HTMLElement | null, go: () => void): void => {
  if (!picture || pagePicture() || isStill() || typeof document.startViewTransition !== 'function') {
    go();
    return;
  }
  named(picture, NAME);
  const change = async () => {
    go();
    await arrival();
    named(picture, '');
    named(pagePicture(), NAME);
  };
  const release = () => {
    named(picture, '');
    named(pagePicture(), '');
  };
  // A transition that another one cuts short rejects its promises; the page has changed all the same.
  const { ready, finished } = document.startViewTransition(change);
  ready.catch(() => undefined);
  finished.then(release, release);
};
