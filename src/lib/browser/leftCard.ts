import { MOVED_ON } from './movedOn';
import { scrollIntoSight } from './scrollIntoSight';

/** The card that opened a recipe page. Lost on a reload, when the browser restores the scroll position itself. */
interface LeftCard {
  /** Path of the page with the card. */
  path: string;
  /** Path of the recipe page. */
  href: string;
  /** Which of the cards of this recipe, because it may be among the results and on the shelf. */
  nth: number;
  /** The card's distance from the top of the window. */
  top: number;
}

let left: LeftCard | undefined;

/** The recipe page that was closed last, and the history entry it was closed for. */
let closed: { href: string; entry: string } | undefined;

const entryOf = ({ history }: Window) => (history.state as { key?: string } | null)?.key ?? 'first';

export const leftCard = (): LeftCard | undefined => left;

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`article h3 a[href="${href}"]`)];

/** The link of the card of a recipe, if this page shows the card. */
export const linkOf = (href: string) => {
  const links = linksTo(href);
  return links[left?.href === href ? left.nth : 0] ?? links[0];
};

export const pictureOf = (href: string) => linkOf(href)?.closest('article')?.querySelector('img') ?? null;

/** Distance of a card from the top of the window, wherever an animation shows it. */
const topOf = (link: Element): number => {
  let top = -window.scrollY;
  for (let at: Element | null = link.closest('article'); at instanceof HTMLElement; at = at.offsetParent)
    top += at.offsetTop;
  return top;
};

/** To be called when a card is pressed. */
export const cardPressed = (link: HTMLElement, href: string): void => {
  left = { path: window.location.pathname, href, nth: linksTo(href).indexOf(link), top: topOf(link) };
};

/** To be called when a recipe page has been closed, with the next address already in the address bar. */
export const recipeClosed = (href: string): void => {
  closed = { href, entry: entryOf(window) };
};

/** The parts of a page appear one after the other, for about this long. */
const HOLD_MS = 1_500;

/** Scrolls a card to its distance from the top of the window. */
const placeAt = (link: HTMLElement, top: number): void => {
  document.documentElement.scrollTop += topOf(link) - top;
};

/** Keeps a card at its distance from the top of the window while the page above it grows. */
const holdAt = (link: HTMLElement, top: number): void => {
  const correct = () => placeAt(link, top);
  const layout = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(correct);
  const end = () => {
    layout?.disconnect();
    window.clearTimeout(timer);
    for (const event of MOVED_ON) window.removeEventListener(event, end, true);
  };
  const timer = window.setTimeout(end, HOLD_MS);
  for (const event of MOVED_ON) window.addEventListener(event, end, { capture: true, passive: true });
  layout?.observe(document.body);
  correct();
};

/** The link of the card of the recipe page that was closed for this history entry. */
const linkOfClosed = () => (closed?.entry === entryOf(window) ? linkOf(closed.href) : undefined);

/**
 * Whether this is the page whose card was pressed, after its recipe was closed. Another page may show a card of the
 * recipe, too.
 */
export const isBackAtCard = (): boolean => left?.path === window.location.pathname && linkOfClosed() !== undefined;

/** Scrolls the page to where the card of the recipe that was just closed was when it was pressed, before it is painted. */
export const placeCard = (): void => {
  const link = linkOfClosed();
  if (link && left && left.href === closed?.href) placeAt(link, left.top);
};

/**
 * Focuses the card of the recipe page that was just closed, and scrolls it to where it was when it was pressed. Does
 * nothing on other ways to a page, or without that card.
 */
export const returnToCard = (): void => {
  const link = linkOfClosed();
  if (!closed || !link) return;
  const { href } = closed;
  closed = undefined;
  if (left?.href === href) holdAt(link, left.top);
  link.focus({ preventScroll: true });
  scrollIntoSight(link, { block: 'nearest' });
};
