import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { violations } from '../e2e/axe';
import { faintParts } from '../e2e/faintParts';
import { clippedTexts, readFromTheRight, sideways, spaceText, strayIndicators } from '../e2e/legibility';
import { SCREENS } from '../e2e/screens';
import { sayIn, type Screen } from '../e2e/visits';

interface Display {
  name: string;
  options: BrowserContextOptions;
  /** After the screen is open. */
  change?: (page: Page) => Promise<void>;
  /** Colours that the system chose are not ours to measure. */
  hasOwnColours: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const DISPLAYS: readonly Display[] = [
  {
    name: 'forced colours, light',
    options: { viewport: phone, forcedColors: 'active', isMobile: true, hasTouch: true },
    hasOwnColours: false,
  },
  {
    name: 'forced colours, dark',
    options: { viewport: desktop, forcedColors: 'active', colorScheme: 'dark' },
    hasOwnColours: false,
  },
  {
    name: '200 % zoom of a window of 1280 x 800',
    options: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    hasOwnColours: true,
  },
  {
    name: 'a phone on its side, 844 x 390',
    options: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
    hasOwnColours: true,
  },
  {
    name: '320 px, dark',
    options: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
    hasOwnColours: true,
  },
  { name: 'right to left, 390 px', options: { viewport: phone }, change: readFromTheRight, hasOwnColours: true },
  { name: 'right to left, 1440 px', options: { viewport: desktop }, change: readFromTheRight, hasOwnColours: true },
  { name: 'text spacing, 390 px', options: { viewport: phone }, change: spaceText, hasOwnColours: true },
  { name: 'text spacing, 1440 px', options: { viewport: desktop }, change: spaceText, hasOwnColours: true },
];

/** When set, only the screens named here are checked, and nothing is written. */
const WANTED = process.env.SCREENS?.split(',');
const LANGUAGE = { language: 'es', locale: 'es-ES' };

const faultsOf = async ({ change, hasOwnColours }: Display, page: Page): Promise<string[]> => {
  // axe reads the colour of a text from our styles, which the system has replaced.
  const hasSuggestions = (await page.getByRole('listbox').count()) > 0;
  const rules = (await violations(page))
    .filter((rule) => hasOwnColours || !rule.startsWith('color-contrast:'))
    // In a low window the suggestions scroll with the arrow keys of their box, which axe sees only for a combobox.
    .filter((rule) => !hasSuggestions || !rule.startsWith('scrollable-region-focusable:'));
  const faint = hasOwnColours ? await faintParts(page) : [];
  await change?.(page);
  const wide = await sideways(page);
  return [
    ...rules,
    ...faint,
    ...(await clippedTexts(page)).map((text) => `cut off: ${text}`),
    ...(await strayIndicators(page)),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
  ];
};

const look = async (browser: Browser, baseURL: string, display: Display, { open }: Screen): Promise<string[]> => {
  const { language, locale } = LANGUAGE;
  const context = await browser.newContext({ baseURL, locale, reducedMotion: 'reduce', ...display.options });
  try {
    const page = await context.newPage();
    await open({ page, language, say: sayIn(language) });
    return await faultsOf(display, page);
  } catch (error) {
    return [`could not be opened: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await context.close();
  }
};

const report = (screens: number, rows: readonly (readonly [string, number])[], faults: readonly string[]) =>
  [
    '# Displays',
    '',
    '`npm run prove -- displays`: every screen and state of `tests/e2e/screens.ts`, in Spanish, as people set up their screens. Each run asks axe, measures the contrast of borders, icons and meters (not in forced colours), looks for text that is cut off, for tabs whose mark is elsewhere, and for a page that is wider than its window.',
    '',
    '| display | screens | with a fault |',
    '|---|---|---|',
    ...rows.map(([name, count]) => `| ${name} | ${screens} | ${count} |`),
    '',
    ...faults.map((fault) => `- ${fault}`),
    '',
  ].join('\n');

test('every screen holds in forced colours, zoomed, on its side, from the right and with wide spacing', async ({
  browser,
  baseURL,
}) => {
  const screens = SCREENS.filter(({ name }) => WANTED === undefined || WANTED.includes(name));
  const rows: [string, number][] = [];
  const found: string[] = [];
  const waiting = [...DISPLAYS];
  const lane = async () => {
    for (let display = waiting.shift(); display; display = waiting.shift()) {
      const faults: string[] = [];
      for (const screen of screens) {
        const here = await look(browser, baseURL!, display, screen);
        if (here.length > 0) faults.push(`${screen.name}, ${display.name}: ${here.join(' · ')}`);
      }
      rows.push([display.name, faults.length]);
      found.push(...faults);
      console.log(`${display.name}: ${faults.length} of ${screens.length} with a fault`, ...faults);
    }
  };
  // A screen waits about as long as it computes.
  await Promise.all([lane(), lane(), lane()]);
  if (WANTED === undefined) {
    const folder = join(__dirname, '..', '..', 'docs', 'proofs');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'displays.md'), report(screens.length, rows, found));
  }
  expect(found).toEqual([]);
});
