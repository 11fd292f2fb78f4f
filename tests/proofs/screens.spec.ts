import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import { atRest } from '../e2e/axe';
import { SCREENS } from '../e2e/screens';
import { sayIn, type Screen } from '../e2e/visits';

const OUT = process.env.SCREENS_DIR ?? join(__dirname, '..', '..', 'build', 'screens');
const WANTED = process.env.SCREENS?.split(',');
/** As in "1440-light-fr". */
const LOOKS = process.env.LOOKS?.split(',');

interface Look {
  name: string;
  language: string;
  locale: string;
  colorScheme: 'light' | 'dark';
  width: number;
}

const LANGUAGES = [
  ['en-GB', 'en-GB'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const;

const ALL_LOOKS: readonly Look[] = LANGUAGES.flatMap(([language, locale]) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [1440, 900, 390].map((width) => ({
      name: `${width}-${colorScheme}-${language}`,
      language,
      locale,
      colorScheme,
      width,
    })),
  ),
);

/** Pictures that can be seen are drawn; on a page whose server is cut off they never come. */
const untilPictured = (page: Page) =>
  page
    .waitForFunction(
      () =>
        [...document.images].every(
          (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight + 400,
        ),
      undefined,
      { timeout: 8_000 },
    )
    .catch(() => undefined);

const shoot = async (browser: Browser, baseURL: string, look: Look, { name, open }: Screen) => {
  const { language, locale, colorScheme, width } = look;
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
    await untilPictured(page);
    // What the window shows first, and the whole page.
    await page.screenshot({ path: join(OUT, `${name}-${look.name}-window.png`) });
    if (process.env.WHOLE_PAGES !== '0')
      await page.screenshot({ path: join(OUT, `${name}-${look.name}.png`), fullPage: true });
  } catch (error) {
    console.log(`${name} ${look.name}: ${(error as Error).message.split('\n')[0]}`);
  } finally {
    await context.close();
  }
};

/** Screenshots of every screen for review: three widths, two themes, English, French and Spanish. */
test('every screen is pictured', async ({ browser, baseURL }) => {
  mkdirSync(OUT, { recursive: true });
  const waiting = ALL_LOOKS.filter(({ name }) => LOOKS === undefined || LOOKS.includes(name)).flatMap((look) =>
    SCREENS.filter(({ name }) => WANTED === undefined || WANTED.includes(name)).map((screen) => ({ look, screen })),
  );
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await shoot(browser, baseURL!, next.look, next.screen);
  };
  // A screen waits about as long as it computes.
  await Promise.all([lane(), lane(), lane()]);
});
