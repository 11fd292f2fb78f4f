import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../e2e/axe';
import type { Screen } from '../e2e/visits';
import { inLanes, isEveryScreen, judged, wantedScreens } from './eachScreen';
import { ranFor, writeReport } from './report';

const LANGUAGES = [
  ['en-GB', 'en-GB'],
  ['en-US', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440] as const;
type Theme = (typeof THEMES)[number];

/** When set, only these are judged, as in "1440-fr", and nothing is written. */
const LOOKS = process.env.LOOKS?.split(',');
const ALL_LOOKS = LANGUAGES.flatMap(([language, locale]) =>
  WIDTHS.map((width) => ({ language, locale, width })),
).filter(({ language, width }) => LOOKS === undefined || LOOKS.includes(`${width}-${language}`));
type Look = (typeof ALL_LOOKS)[number];

const violationsIn = async (page: Page, theme: Theme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme });
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  return shown === theme ? violations(page) : [`the theme is ${shown}, not ${theme}`];
};

/** What axe finds on a screen, by theme. The theme changes under the open screen. */
const faultsOf = async (browser: Browser, baseURL: string, { width, ...look }: Look, screen: Screen) => {
  const setting = { baseURL, viewport: { width, height: 900 }, colorScheme: THEMES[0], ...look };
  const byTheme = new Map<Theme, string[]>();
  const closed = await judged(browser, setting, screen, async (page) => {
    for (const theme of THEMES) byTheme.set(theme, await violationsIn(page, theme));
    return [];
  });
  // The theme in which the screen was lost, or in which it was found at fault, is opened by itself.
  for (const theme of THEMES) {
    const faults = byTheme.get(theme) ?? closed;
    const isSure = byTheme.has(theme) && faults.length === 0;
    if (!isSure) {
      const alone = { ...setting, colorScheme: theme };
      byTheme.set(theme, await judged(browser, alone, screen, (page) => violationsIn(page, theme)));
    }
  }
  return byTheme;
};

test('axe finds nothing on any screen, in any language, theme or width', async ({ browser, baseURL }) => {
  const begunAt = Date.now();
  const screens = wantedScreens();
  const found = new Map<string, string[]>();
  let runs = 0;
  const openings = ALL_LOOKS.flatMap((look) => screens.map((screen) => ({ look, screen })));
  await inLanes(openings, async ({ look, screen }) => {
    for (const [theme, faults] of await faultsOf(browser, baseURL!, look, screen)) {
      if (faults.length > 0) found.set(`${screen.name}, ${look.width}-${theme}-${look.language}`, faults);
      runs += 1;
      if (runs % 100 === 0) console.log(`${runs} runs, ${found.size} with faults`, Object.fromEntries(found));
    }
  });
  if (isEveryScreen && LOOKS === undefined)
    writeReport('accessibility', 'Accessibility', [
      '`npm run prove -- accessibility`: axe (WCAG 2.0 to 2.2, A and AA, and its best practices) in Chromium on every screen and state of `tests/e2e/screens.ts`, in four languages, two themes and two widths (390 and 1440). The theme changes under the open screen; a screen that is found at fault is opened again in this theme, and only the second verdict counts.',
      '',
      `- screens and states: ${screens.length}`,
      `- runs: ${runs}`,
      `- runs with a violation: ${found.size}`,
      ranFor(begunAt),
      '',
      ...[...found].map(([where, faults]) => `- ${where}: ${faults.join(' · ')}`),
      '',
      `Screens: ${screens.map(({ name }) => name).join(', ')}.`,
    ]);
  expect(Object.fromEntries(found)).toEqual({});
});
