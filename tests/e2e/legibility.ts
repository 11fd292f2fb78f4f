import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The spacing with which a page must stay usable (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Widens the text as a reader's own style sheet would. A constructed sheet, because the page's policy refuses others. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

/** Ends what `spaceText` began. */
export const unspaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/**
 * Texts that are cut off by the box they stand in, and cannot be scrolled to. Two lines of a description may end in an
 * ellipsis (`line-clamp`), because the card they are on leads to all of it; so may a line that has its full text as a
 * `title`, and the text of a field, which the caret moves through. A toast that is leaving is cut while it shrinks.
 */
const clippedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** What a box does to the texts in it. */
    const look = (element: Element) => {
      const { clipPath, clip, visibility, opacity, overflowX, overflowY, webkitLineClamp, position } =
        getComputedStyle(element);
      return {
        edge: element.getBoundingClientRect(),
        isHidden: clipPath === 'inset(50%)' || clip !== 'auto' || visibility === 'hidden' || opacity === '0',
        isClamped: webkitLineClamp !== 'none',
        // What can be scrolled in one direction is in reach.
        isScrolled: scrolls(overflowX) || scrolls(overflowY),
        hidesBeside: hides(overflowX),
        hidesBelow: hides(overflowY),
        isFixed: position === 'fixed',
      };
    };
    /** Most boxes have several texts in them. */
    const seen = new Map<Element, ReturnType<typeof look>>();
    const boxOf = (element: Element) => {
      const known = seen.get(element) ?? look(element);
      seen.set(element, known);
      return known;
    };
    const isCut = (box: DOMRect, element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { edge, isHidden, isClamped, isScrolled, hidesBeside, hidesBelow, isFixed } = boxOf(at);
        if (isHidden || isClamped || isScrolled) return false;
        const isOut = box.right > edge.right + 2 || box.left < edge.left - 2;
        const isBelow = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
        if ((hidesBeside && isOut) || (hidesBelow && isBelow)) return true;
        if (isFixed) return false;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent!.trim();
      if (
        words === '' ||
        node.parentElement!.closest('[title], script, style, noscript, option, .notistack-SnackbarContainer')
      )
        continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.some((box) => isCut(box, node!.parentElement!))) found.push(words.slice(0, 60));
    }
    return [...new Set(found)];
  });

/** The values of lists that are wider than their field. */
const clippedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const select of document.querySelectorAll('select')) {
      // Ours shows its value in a text beside it, which wraps.
      if (/^rgba\(.*, 0\)$/.test(getComputedStyle(select).color)) continue;
      const { width, paddingInlineStart, paddingInlineEnd, borderInlineStartWidth, ...style } =
        getComputedStyle(select);
      const ruler = document.createElement('span');
      Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'pre', visibility: 'hidden', font: style.font });
      ruler.textContent = select.selectedOptions[0]?.textContent ?? '';
      document.body.append(ruler);
      const sides = [paddingInlineStart, paddingInlineEnd, borderInlineStartWidth, borderInlineStartWidth];
      const room = parseFloat(width) - sides.reduce((sum, side) => sum + parseFloat(side), 0);
      const needed = ruler.getBoundingClientRect().width;
      ruler.remove();
      if (parseFloat(width) > 0 && needed > room + 1) found.push(`list: ${select.selectedOptions[0]?.textContent}`);
    }
    return found;
  });

/** Everything on the page that is cut off, and that nothing else shows. */
export const clippedTexts = async (page: Page): Promise<string[]> => [
  ...(await clippedWords(page)),
  ...(await clippedValues(page)),
];

/** Selected tabs that the indicator does not lie under. */
export const strayIndicators = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shown = [...document.querySelectorAll('.MuiTabs-root')].filter((tabs) => tabs.checkVisibility());
    // The indicator follows a change of direction in the next frames.
    if (shown.length > 0) await new Promise((resolve) => setTimeout(resolve, 400));
    return shown.flatMap((tabs) => {
      const tab = tabs.querySelector('[role="tab"][aria-selected="true"]');
      const indicator = tabs.querySelector('.MuiTabs-indicator');
      if (!tab || !indicator) return [];
      const [over, line] = [tab.getBoundingClientRect(), indicator.getBoundingClientRect()];
      const isUnder = line.left < over.right && line.right > over.left && line.top < over.bottom + 4;
      return isUnder ? [] : [`indicator of ${tab.textContent}`];
    });
  });

const setDirection = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** A dry run in a script that is read from right to left: the words stay, everything else mirrors. */
export const readFromTheRight = (page: Page) => setDirection(page, 'rtl');
export const readFromTheLeft = (page: Page) => setDirection(page, 'ltr');
