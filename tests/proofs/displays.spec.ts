import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { violations } from '../e2e/axe';
import { faintParts } from '../e2e/faintParts';
import {
  clippedTexts,
  readFromTheLeft,
  readFromTheRight,
  sideways,
  spaceText,
  strayIndicators,
  unspaceText,
} from '../e2e/legibility';
import type { Screen } from '../e2e/visits';
import { inLanes, isEveryScreen, judged, wantedScreens } from './eachScreen';
import { ranFor, writeReport } from './report';

/** What a reader changes on a page that is open, and how it is taken back. */
interface Change {
  name: string;
  begin: (page: Page) => Promise<void>;
  end: (page: Page) => Promise<void>;
}

interface Display {
  name: string;
  options: BrowserContextOptions;
  changes?: readonly Change[];
  /** Colours that the system chose are not ours to measure. */
  hasOwnColours: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const CHANGES: readonly Change[] = [
  { name: 'right to left', begin: readFromTheRight, end: readFromTheLeft },
  { name: 'text spacing', begin: spaceText, end: unspaceText },
];

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
  { name: '390 px', options: { viewport: phone }, changes: CHANGES, hasOwnColours: true },
  { name: '1440 px', options: { viewport: desktop }, changes: CHANGES, hasOwnColours: true },
];

const LANGUAGE = { language: 'es', locale: 'es-ES' };

/** What is cut off or out of place, however the colours are. */
const layoutFaults = async (page: Page): Promise<string[]> => {
  const wide = await sideways(page);
  return [
    ...(await clippedTexts(page)).map((text) => `cut off: ${text}`),
    ...(await strayIndicators(page)),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
  ];
};

const faultsOf = async ({ changes = [], hasOwnColours }: Display, page: Page): Promise<string[]> => {
  // axe reads the colour of a text from our styles, which the system has replaced.
  const hasSuggestions = (await page.getByRole('listbox').count()) > 0;
  const rules = (await violations(page))
    .filter((rule) => hasOwnColours || !rule.startsWith('color-contrast:'))
    // In a low window the suggestions scroll with the arrow keys of their box, which axe sees only for a combobox.
    .filter((rule) => !hasSuggestions || !rule.startsWith('scrollable-region-focusable:'));
  const faults = [...rules, ...(hasOwnColours ? await faintParts(page) : []), ...(await layoutFaults(page))];
  for (const { name, begin, end } of changes) {
    await begin(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `${name}, ${fault}`));
    await end(page);
  }
  return faults;
};

/** Judges a screen, and opens it again before it is found at fault. */
const look = async (browser: Browser, baseURL: string, display: Display, screen: Screen): Promise<string[]> => {
  const open = () =>
    judged(browser, { baseURL, ...LANGUAGE, ...display.options }, screen, (page) => faultsOf(display, page));
  return (await open()).length > 0 ? open() : [];
};

test('every screen holds in forced colours, zoomed, on its side, from the right and with wide spacing', async ({
  browser,
  baseURL,
}) => {
  const begunAt = Date.now();
  const screens = wantedScreens();
  const found: string[] = [];
  const tally = new Map(DISPLAYS.map(({ name }) => [name, 0]));
  const openings = DISPLAYS.flatMap((display) => screens.map((screen) => ({ display, screen })));
  let runs = 0;
  await inLanes(openings, async ({ display, screen }) => {
    const faults = await look(browser, baseURL!, display, screen);
    if (faults.length > 0) {
      tally.set(display.name, tally.get(display.name)! + 1);
      found.push(`${screen.name}, ${display.name}: ${faults.join(' · ')}`);
    }
    runs += 1;
    if (runs % 50 === 0) console.log(`${runs} runs, ${found.length} with a fault`, found);
  });
  if (isEveryScreen)
    writeReport('displays', 'Displays', [
      '`npm run prove -- displays`: every screen and state of `tests/e2e/screens.ts`, in Spanish, as people set up their screens. Each run asks axe, measures the contrast of borders, icons and meters (not in forced colours), looks for text that is cut off, for tabs whose mark is elsewhere, and for a page that is wider than its window. At 390 and 1440 px the last three are asked again from right to left and with wide text spacing (WCAG 1.4.12). A screen that is found at fault is opened again, and only the second verdict counts.',
      '',
      '| display | screens | with a fault |',
      '|---|---|---|',
      ...[...tally].map(([name, count]) => `| ${name} | ${screens.length} | ${count} |`),
      '',
      ranFor(begunAt),
      ...found.map((fault) => `- ${fault}`),
    ]);
  expect(found).toEqual([]);
});
