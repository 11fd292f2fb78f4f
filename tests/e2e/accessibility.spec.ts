import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { sayIn, SCREENS } from './screens';

test.describe('axe finds nothing', () => {
  for (const { name, open } of SCREENS)
    test(`on the screen "${name}"`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ page, language: 'en-GB', say: sayIn('en-GB') });
      expect(await violations(page)).toEqual([]);
    });
});

test.describe('at 200 % zoom and on the narrowest phone', () => {
  // WCAG 1.4.10: 1280 wide at 400 % is 320 wide; nothing may need scrolling in two directions.
  for (const { name, open } of SCREENS)
    test(`"${name}" needs no scrolling sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ page, language: 'fr', say: sayIn('fr') });
      const { wide, high } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - window.innerWidth,
        high: document.documentElement.scrollHeight,
      }));
      expect({ wide, isDrawn: high > 0 }).toEqual({ wide: 0, isDrawn: true });
    });
  test.use({ locale: 'fr-FR' });
});
