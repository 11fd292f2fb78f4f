import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from '../e2e/axe';
import { SCREENS } from '../e2e/screens';
import { sayIn } from '../e2e/visits';

const LANGUAGES = [
  ['en-GB', 'en-GB'],
  ['en-US', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440] as const;

/** When set, only the screens named here are checked. */
const WANTED = process.env.SCREENS?.split(',');

test('axe finds nothing on any screen, in any language, theme or width', async ({ browser, baseURL }) => {
  const screens = SCREENS.filter(({ name }) => WANTED === undefined || WANTED.includes(name));
  const found = new Map<string, string[]>();
  let runs = 0;
  for (const [language, locale] of LANGUAGES)
    for (const colorScheme of THEMES)
      for (const width of WIDTHS) {
        const say = sayIn(language);
        for (const { name, open } of screens) {
          const where = `${name}, ${language}, ${colorScheme}, ${width}`;
          const context = await browser.newContext({
            baseURL,
            locale,
            colorScheme,
            reducedMotion: 'reduce',
            viewport: { width, height: 900 },
          });
          const page = await context.newPage();
          try {
            await open({ page, language, say });
            const faults = await violations(page);
            if (faults.length > 0) found.set(where, faults);
          } catch (error) {
            found.set(where, [`could not be opened: ${(error as Error).message.split('\n')[0]}`]);
          }
          runs += 1;
          await context.close();
        }
        console.log(`${runs} runs, ${found.size} with faults`);
      }

  const folder = join(__dirname, '..', '..', 'docs', 'proofs');
  mkdirSync(folder, { recursive: true });
  if (WANTED === undefined)
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
