import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { atRest } from '../e2e/axe';
import { sayIn, SCREENS } from '../e2e/screens';

const OUT = process.env.SCREENS_DIR ?? join(__dirname, '..', '..', 'build', 'screens');
const WANTED = process.env.SCREENS?.split(',');
/** As in "1440-light-fr". */
const LOOKS = process.env.LOOKS?.split(',');

/** Screenshots of every screen for review: three widths, two themes, English and French. */
test('every screen is pictured', async ({ browser, baseURL }) => {
  mkdirSync(OUT, { recursive: true });
  for (const [language, locale] of [
    ['en-GB', 'en-GB'],
    ['fr', 'fr-FR'],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 900, 390])
        for (const { name, open } of SCREENS.filter((screen) => WANTED === undefined || WANTED.includes(screen.name))) {
          const look = `${width}-${colorScheme}-${language}`;
          if (LOOKS !== undefined && !LOOKS.includes(look)) continue;
          const context = await browser.newContext({
            baseURL,
            locale,
            colorScheme,
            reducedMotion: 'reduce',
            viewport: { width, height: width === 390 ? 844 : 900 },
          });
          const page = await context.newPage();
          try {
            await open({ page, language, say: sayIn(language) });
            await atRest(page);
            await page.screenshot({
              path: join(OUT, `${name}-${look}.png`),
              fullPage: true,
            });
          } catch (error) {
            console.log(`${name} ${look}: ${(error as Error).message.split('\n')[0]}`);
          }
          await context.close();
        }
});
