import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { violations } from '../e2e/axe';
import { SCREENS } from '../e2e/screens';
import { sayIn, type Screen } from '../e2e/visits';

const LANGUAGES = [
  ['en-GB', 'en-GB'],
  ['en-US', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440] as const;

const ALL_LOOKS = LANGUAGES.flatMap(([language, locale]) =>
  THEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ language, locale, colorScheme, width }))),
);
type Look = (typeof ALL_LOOKS)[number];

/** When set, only the screens named here are checked, and nothing is written. */
const WANTED = process.env.SCREENS?.split(',');
/** When set, only these, as in "1440-light-fr"; nothing is written either. */
const LOOKS = process.env.LOOKS?.split(',');
const nameOf = ({ language, colorScheme, width }: Look) => `${width}-${colorScheme}-${language}`;

/** What axe finds on a screen, or why the screen could not be opened. */
const faultsOf = async (browser: Browser, baseURL: string, look: Look, { open }: Screen): Promise<string[]> => {
  const { language, locale, colorScheme, width } = look;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ baseURL, locale, colorScheme, reducedMotion: 'reduce', viewport });
  try {
    const page = await context.newPage();
    await open({ page, language, say: sayIn(language) });
    return await violations(page);
  } catch (error) {
    return [`could not be opened: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await context.close();
  }
};

test('axe finds nothing on any screen, in any language, theme or width', async ({ browser, baseURL }) => {
  const screens = SCREENS.filter(({ name }) => WANTED === undefined || WANTED.includes(name));
  const found = new Map<string, string[]>();
  let runs = 0;
  const waiting = ALL_LOOKS.filter((look) => LOOKS === undefined || LOOKS.includes(nameOf(look)));
  const lane = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      for (const screen of screens) {
        const where = `${screen.name}, ${nameOf(look)}`;
        const faults = await faultsOf(browser, baseURL!, look, screen);
        if (faults.length > 0) found.set(where, faults);
        runs += 1;
      }
      console.log(`${runs} runs, ${found.size} with faults`);
    }
  };
  // A screen waits about as long as it computes.
  await Promise.all([lane(), lane(), lane()]);

  const folder = join(__dirname, '..', '..', 'docs', 'proofs');
  mkdirSync(folder, { recursive: true });
  if (WANTED === undefined && LOOKS === undefined)
    writeFileSync(
      join(folder, 'accessibility.md'),
      [
        '# Accessibility',
        '',
        '`npm run prove -- accessibility`: axe (WCAG 2.0 to 2.2, A and AA, and its best practices) in Chromium on every screen and state of `tests/e2e/screens.ts`, in four languages, two themes and two widths (390 and 1440).',
        '',
        `- screens and states: ${screens.length}`,
        `- runs: ${runs}`,
        `- runs with a violation: ${found.size}`,
        '',
        ...[...found].map(([where, faults]) => `- ${where}: ${faults.join(' · ')}`),
        `Screens: ${screens.map(({ name }) => name).join(', ')}.`,
        '',
      ].join('\n'),
    );
  expect(Object.fromEntries(found)).toEqual({});
});
