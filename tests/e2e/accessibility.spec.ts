import { expect, test } from '@playwright/test';
import { violations } from './axe';
import {
  clippedTexts,
  faintParts,
  readFromTheLeft,
  readFromTheRight,
  sideways,
  spaceText,
  strayIndicators,
} from './legibility';
import { SCREENS } from './screens';
import { sayIn } from './visits';

test.use({ locale: 'fr-FR' });
// The longest file, and its screens are independent.
test.describe.configure({ mode: 'parallel' });

// One strict check per screen: the longest texts on the narrowest phone, which is also a desktop at 400 % zoom (WCAG
// 1.4.10). `npm run prove -- accessibility` covers every language, theme and width, `npm run prove -- displays` forced
// colours, zoom and a phone on its side.
for (const { name, open } of SCREENS)
  test(`"${name}" at 320 px: axe finds nothing, borders, icons and meters are seen, and neither wide spacing nor a script from the right cuts or overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, language: 'fr', say: sayIn('fr') });
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect({ wide: await sideways(page), isDrawn: high > 0 }).toEqual({ wide: 0, isDrawn: true });
    expect(await violations(page)).toEqual([]);
    expect(await faintParts(page)).toEqual([]);

    await readFromTheRight(page);
    expect({ wide: await sideways(page), stray: await strayIndicators(page) }).toEqual({ wide: 0, stray: [] });
    await readFromTheLeft(page);

    expect(await clippedTexts(page)).toEqual([]);
    await spaceText(page);
    expect({ cut: await clippedTexts(page), wide: await sideways(page) }).toEqual({ cut: [], wide: 0 });
  });
