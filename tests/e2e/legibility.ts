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

/** What WCAG 1.4.11 asks of borders, icons and meters. */
const ENOUGH = 3;

/**
 * Borders of fields, icons that stand alone, and meters with less than 3 to 1 against what they lie on: "what: ratio".
 * Computed colours, with transparency and opacity laid over what is behind.
 */
export const faintParts = (page: Page): Promise<string[]> =>
  page.evaluate((enough) => {
    type Colour = [number, number, number, number];
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    })!;
    const known = new Map<string, Colour>();
    const draw = (text: string): Colour => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      return [r!, g!, b!, a! / 255];
    };
    /** A page has few colours, and drawing one takes long. */
    const read = (text: string): Colour => {
      const colour = known.get(text) ?? draw(text);
      known.set(text, colour);
      return colour;
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = ([r, g, b]: Colour) => {
      const line = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b);
    };
    const ratio = (a: Colour, b: Colour) => {
      const [low, high] = [luminance(a), luminance(b)].sort((one, two) => one - two);
      return (high! + 0.05) / (low! + 0.05);
    };
    const behind = (element: Element | null): Colour => {
      if (!element) return read(getComputedStyle(document.documentElement).backgroundColor || 'white');
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behind(element.parentElement));
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[disabled], [aria-disabled="true"], [aria-hidden="true"].MuiModal-root');
    const fill = (element: Element, pseudo: string | null, property: string): Colour =>
      read(getComputedStyle(element, pseudo).getPropertyValue(property));
    const found = new Set<string>();
    const judge = (what: string, part: Colour, ground: Colour) => {
      const value = ratio(over(part, ground), ground);
      if (value < enough) found.add(`${what}: ${value.toFixed(2)}`);
    };
    const each = (selector: string, look: (element: Element) => void) => {
      for (const element of document.querySelectorAll(selector)) if (isSeen(element)) look(element);
    };
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.tagName.toLowerCase();

    each('input:not([type=radio], [type=file], [type=range]), select, textarea', (field) => {
      // The frame may be the field's own or that of the box around it.
      for (let at: Element | null = field, i = 0; at && i < 3; at = at.parentElement, i += 1) {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(at);
        if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') continue;
        judge(`border of ${nameOf(field)}`, fill(at, null, 'border-top-color'), behind(at.parentElement));
        return;
      }
    });
    each('[role="switch"]', (track) => {
      judge('track of a switch', fill(track, null, 'background-color'), behind(track.parentElement));
      judge('thumb of a switch', fill(track, '::before', 'background-color'), behind(track));
    });
    each('button svg, a svg', (icon) => {
      const control = icon.closest('button, a')!;
      // Beside words an icon only decorates.
      if ((control as HTMLElement).innerText.trim() !== '') return;
      judge(`icon of ${nameOf(control)}`, fill(icon, null, 'color'), behind(icon.parentElement));
    });
    each('[role="radiogroup"] input[type="radio"]', (star) => {
      const drawn = getComputedStyle(star, '::before');
      if (drawn.clipPath !== 'none') judge('star', read(drawn.backgroundColor), behind(star));
    });
    each('svg circle.bar', (bar) => {
      const svg = bar.closest('svg')!;
      judge('ring on its ground', fill(bar, null, 'stroke'), behind(svg));
      judge(
        'ring on its track',
        fill(bar, null, 'stroke'),
        over(fill(svg.querySelector('.track')!, null, 'stroke'), behind(svg)),
      );
    });
    each('dd[aria-hidden] > div, [aria-hidden] > span[style*="scaleX"]', (bar) =>
      judge('bar on its track', fill(bar, null, 'background-color'), behind(bar.parentElement)),
    );
    each('button[aria-current="step"], button[data-place="done"]', (bar) =>
      judge('bar of a step', fill(bar, '::before', 'background-color'), behind(bar)),
    );
    each('.MuiSlider-thumb', (thumb) =>
      judge('thumb of the slider', fill(thumb, null, 'background-color'), behind(thumb.parentElement!.parentElement)),
    );
    each('.MuiSlider-rail', (rail) =>
      judge('rail of the slider', fill(rail, null, 'background-color'), behind(rail.parentElement!.parentElement)),
    );
    return [...found];
  }, ENOUGH);

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
