import { expect, type Locator, type Page } from '@playwright/test';

/** The toast that is shown. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: /F8/ });

/** A toast stays while its window is in the background: here, until it has been checked. */
export const holdToasts = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Longer than a toast waits for the page to come to rest (`useClearPlace`). */
const PLACED_MS = 250;

/** Lets the toasts find their places on a page whose texts a test has changed. */
export const placeToasts = async (page: Page): Promise<void> => {
  await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        window.dispatchEvent(new Event('resize'));
        setTimeout(resolve, ms);
      }),
    PLACED_MS,
  );
};

/** Holds the toast with these words once it is here: what follows may take longer than it lasts. */
export const holdToast = async (page: Page, words: string) => {
  await expect(toast(page)).toContainText(words);
  await holdToasts(page);
};

/** What can be pressed. */
const PRESSED = 'button, a[href], input, select, [data-keep-clear]';

/** Names of what lies under a toast, or under its edges. */
export const coveredBy = (box: Locator, what = PRESSED): Promise<string[]> =>
  box.evaluate((element, selector) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((other) => !element.contains(other))
      .filter((other) => {
        const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
        const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
        return width * height > 4 && !isApart;
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent ?? other.tagName);
  }, what);

/** Words of the page that a toast lies on, but for those in these places. What is only read out lies nowhere. */
export const textsUnder = (box: Locator, except: string): Promise<string[]> =>
  box.evaluate((element, places) => {
    const own = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      if (getComputedStyle(parent).clipPath !== 'none' || !parent.checkVisibility() || parent.closest(places)) continue;
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right - left > 1 && right > own.left && left < own.right && bottom > own.top && top < own.bottom,
      );
      if (isUnder) found.push(node.textContent!.trim());
    }
    return found;
  }, except);
