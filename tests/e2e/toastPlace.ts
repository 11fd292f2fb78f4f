import { expect, type Locator, type Page } from '@playwright/test';

/** The toast that is shown. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: /F8/ });

/** A toast stays while its window is in the background: here, until it has been checked. */
export const holdToasts = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Keeps toasts, from the first on, until they are closed. */
export const keepToasts = (page: Page) => page.addInitScript(() => localStorage.setItem('keepsToasts', 'true'));

/** Holds the toast with these words once it is here: what follows may take longer than it lasts. */
export const holdToast = async (page: Page, words: string) => {
  await expect(toast(page)).toContainText(words);
  await holdToasts(page);
};

/**
 * Names of what a toast lies on, or on whose edges. What the bar at the top of the window covers without it does not
 * count.
 */
export const coveredBy = (box: Locator, what: string): Promise<string[]> =>
  box.evaluate((element, selector) => {
    const own = element.getBoundingClientRect();
    const bar = [...document.querySelectorAll('[data-top-bar]')].at(-1)!;
    const end = Math.max(0, bar.getBoundingClientRect().bottom);
    return [...document.querySelectorAll(selector)]
      .filter((other) => !element.contains(other) && other.checkVisibility())
      .filter((other) => {
        const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
        const seenFrom = bar.contains(other) ? top : Math.max(top, end);
        const isBeside = right <= own.left || left >= own.right || bottom <= own.top || seenFrom >= own.bottom;
        return width * height > 4 && bottom > seenFrom && !isBeside;
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent ?? other.tagName);
  }, what);
