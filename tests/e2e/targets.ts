import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../contracts/vocabulary';
import { catalogueOf } from './visits';

/** What a cook can press, and how large it is for a finger. */
export interface Target {
  name: string;
  width: number;
  height: number;
}

/** The smallest side of a target, in pixels. WCAG 2.2 asks for 24 (AA) and 44 (AAA). */
export const SMALLEST = 44;

const PRESSED =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [role="switch"], [role="option"], [role="menuitem"], [role="menuitemradio"]';

/** Makes the page, where it is, one of a phone that is held upright: a finger points, and cannot hover. */
export const onPhone = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
};

/** Each message of a language that another language says in fewer letters, with these words. */
const shorterWords = (language: Language): Record<string, string> => {
  const catalogues = LANGUAGES.map(catalogueOf);
  const shortest = (id: string) =>
    catalogues.map((catalogue) => catalogue[id]!).reduce((short, text) => (text.length < short.length ? text : short));
  return Object.fromEntries(Object.entries(catalogueOf(language)).map(([id, text]) => [text, shortest(id)]));
};

/**
 * Shortens what can be pressed to the words of the language that needs the fewest letters for it: a target must be large
 * enough with each of them. Texts with values keep their words. Nothing but a measurement may follow.
 */
export const withShortestLabels = (page: Page, language: Language): Promise<void> =>
  page.evaluate(
    ({ shorter, pressed }) => {
      for (const target of document.querySelectorAll(`label, ${pressed}`)) {
        const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          text.textContent = shorter[text.textContent!] ?? text.textContent;
      }
    },
    { shorter: shorterWords(language), pressed: PRESSED },
  );

/**
 * Measures all that can be pressed on the page, as a finger meets it: from its middle outwards until a press would hit
 * something else. So padding, labels and enlarged hit areas count. A side that is drawn large enough is not measured
 * further. Links in running text are excepted, as in WCAG 2.5.8, and so is what is covered or not shown.
 */
export const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate(
    ({ enough, pressed }) => {
      const isInText = (element: Element) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3,
        );

      /** The element a press is meant for: a control's label counts as the control. */
      const pressedAt = (x: number, y: number): Element | null => {
        const hit = document.elementFromPoint(x, y);
        const label = hit?.closest('label');
        return label?.control ?? hit?.closest(pressed) ?? null;
      };

      const reach = (element: Element, x: number, y: number, stepX: number, stepY: number): number => {
        let distance = 0;
        while (distance < enough && pressedAt(x + stepX * (distance + 1), y + stepY * (distance + 1)) === element)
          distance += 1;
        return distance;
      };

      const nameOf = (element: Element) => {
        const { labels } = element as HTMLInputElement;
        const text = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
      };

      const measure = (element: Element): Target | undefined => {
        // A hidden control is pressed through its label.
        const label = (element as HTMLInputElement).labels?.[0];
        const own = element.getBoundingClientRect();
        const isTiny = own.width < 8 || own.height < 8;
        const shown = label && isTiny ? label : element;
        if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return undefined;
        shown.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = shown.getBoundingClientRect();
        if (width < 8 || height < 8 || left + width < 0 || top + height < 0) return undefined;
        const [x, y] = [left + width / 2, top + height / 2];
        if (pressedAt(x, y) !== element) return undefined;
        return {
          name: nameOf(element),
          width: width < enough ? Math.max(width, 1 + reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0)) : width,
          height:
            height < enough ? Math.max(height, 1 + reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1)) : height,
        };
      };

      return [...document.querySelectorAll(pressed)]
        .filter((element) => !isInText(element))
        .map(measure)
        .filter((target) => target !== undefined);
    },
    { enough: SMALLEST, pressed: PRESSED },
  );
