import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 60;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until the target has the focus. Losing the focus on the way is a failure. */
export const reach = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES && !(await hasFocus(target)); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
};

/** Reaches a target with the keyboard and presses a key there. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await reach(page, target);
  await page.keyboard.press(key);
};
