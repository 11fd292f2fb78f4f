import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import { atRest } from '../e2e/axe';
import { targetsOf } from '../e2e/targets';
import { sayIn, type Screen } from '../e2e/visits';
import { inLanes, isEveryScreen, wantedScreens } from './eachScreen';
import { reportScreens, type Measured } from './screens/reportScreens';

const OUT = process.env.SCREENS_DIR ?? join(__dirname, '..', '..', 'build', 'screens');
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

/**
 * Shows our fonts, as every visit but the first on a slow line does: on a busy machine they come after the first paint,
 * and the page keeps the fallback (decision 21). The document's preloads name the files.
 */
const inOurFonts = (page: Page) =>
  page.evaluate(async () => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
    for (const { href } of files) {
      const isSerif = href.includes('young-serif');
      const face = new FontFace(isSerif ? 'Young Serif' : 'Figtree Variable', `url(${href}) format('woff2')`, {
        weight: isSerif ? '400' : '300 900',
      });
      document.fonts.add(await face.load());
    }
  });

/** The look in which targets are measured: a phone, as in `tests/e2e/everyScreen.spec.ts`. */
const MEASURED_IN = '390-light-en-GB';

/** The smallest side of anything that can be pressed, and what it is. */
const smallestTarget = async (page: Page): Promise<Pick<Measured, 'smallest' | 'what' | 'targets'>> => {
  const targets = await targetsOf(page);
  const sideOf = ({ width, height }: { width: number; height: number }) => Math.round(Math.min(width, height));
  const [first] = [...targets].sort((one, other) => sideOf(one) - sideOf(other));
  return { smallest: first && sideOf(first), what: first?.name, targets: targets.length };
};

const shoot = async (
  browser: Browser,
  baseURL: string,
  look: Look,
  { name, open }: Screen,
): Promise<Measured | undefined> => {
  const { language, locale, colorScheme, width } = look;
  const isPhone = width === 390;
  const context = await browser.newContext({
    baseURL,
    locale,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  try {
    await open({ page, language, say: sayIn(language) });
    // Without the server, or without its answer, the page stays as it is.
    await inOurFonts(page).catch(() => undefined);
    await atRest(page);
    await untilPictured(page);
    // What the window shows first, and the whole page.
    await page.screenshot({ path: join(OUT, `${name}-${look.name}-window.png`) });
    if (process.env.WHOLE_PAGES !== '0')
      await page.screenshot({ path: join(OUT, `${name}-${look.name}.png`), fullPage: true });
    return look.name === MEASURED_IN ? { name, ...(await smallestTarget(page)) } : undefined;
  } catch (error) {
    console.log(`${name} ${look.name}: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  } finally {
    await context.close();
  }
};

/**
 * Screenshots of every screen for review: three widths, two themes, English, French and Spanish. A run of all
 * screens on a phone in English writes docs/proofs/screens.md, and names those that did not open.
 */
test('every screen is pictured', async ({ browser, baseURL }) => {
  const begunAt = Date.now();
  mkdirSync(OUT, { recursive: true });
  const screens = wantedScreens();
  const looks = ALL_LOOKS.filter(({ name }) => LOOKS === undefined || LOOKS.includes(name));
  const openings = looks.flatMap((look) => screens.map((screen) => ({ look, screen })));
  const measured: Measured[] = [];
  await inLanes(openings, async ({ look, screen }) => {
    const one = await shoot(browser, baseURL!, look, screen);
    if (one) measured.push(one);
  });
  if (isEveryScreen && measured.length > 0)
    reportScreens(
      screens.map(({ name }) => name),
      measured,
      begunAt,
    );
});
