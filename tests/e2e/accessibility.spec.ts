import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { sayIn, SCREENS } from './screens';

test.use({ locale: 'fr-FR' });
// The longest file, and its screens are independent.
test.describe.configure({ mode: 'parallel' });

// One strict check per screen: the longest texts on the narrowest phone, which is also a desktop at 400 % zoom (WCAG
// 1.4.10). `npm run prove -- accessibility` covers every language, theme and width.
for (const { name, open } of SCREENS)
  test(`"${name}" at 320 px: axe finds nothing, and nothing needs scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, language: 'fr', say: sayIn('fr') });
    const { wide, high } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - window.innerWidth,
      high: document.documentElement.scrollHeight,
    }));
    expect({ wide, isDrawn: high > 0 }).toEqual({ wide: 0, isDrawn: true });
    expect(await violations(page)).toEqual([]);
  });
