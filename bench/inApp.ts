import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';
import { longList, withSavedList } from '../tests/e2e/savedList';
import { BARE_VISIT, JOURNEYS, type Journey } from './app/journeys';
import {
  BARE_PAGE,
  goBack,
  interactionsOf,
  openCard,
  pressBare,
  timed,
  watch,
  type Interaction,
  type Step,
} from './app/watch';
import { startBarePage } from './barePage/barePage';
import { startServer } from './builtServer';
import { loadText, median, quantile } from './loadServer';

const PORT = 3_913;
const ORIGIN = `http://localhost:${PORT}`;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
/** Cards opened from each list, and as many ways back. */
const CARDS = 8;
const SETTLED_MS = 1_500;
const STEP_WITHIN_MS = 30_000;
const FIRST_CARD_WITHIN_MS = 120_000;

const opened = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_WITHIN_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watch(page);
  return { page, cdp, close: () => context.close() };
};

const longest = (times: readonly number[], share: number) =>
  quantile(
    times.toSorted((a, b) => a - b),
    share,
  );

/** Interactions of one journey. One that cannot go on is reported with what it had until then. */
const walk = async (browser: Browser, { name, run }: Journey, origin = ORIGIN): Promise<Interaction[]> => {
  const { page, close } = await opened(browser);
  try {
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    await run(page, origin).catch((error: Error) => console.log(`${name}: ${error.message.split('\n')[0]}`));
    const seen = await interactionsOf(page);
    const times = seen.map(({ duration }) => duration);
    const worst = seen.find(({ duration }) => duration === Math.max(...times));
    console.log(
      `| ${name} | ${seen.length} | ${longest(times, 0.5).toFixed(0)} | ${worst ? `${worst.duration} (${worst.name})` : ''} | ${loadText()} |`,
    );
    return seen;
  } finally {
    await close();
  }
};

interface CardList {
  name: string;
  open: (page: Page) => Promise<void>;
}

/** As much on the screen, put together from the same libraries, that does nothing else. */
const bareList = (url: string): CardList => ({
  name: 'bare React, MUI and Redux list',
  open: async (page) => void (await page.goto(url, { waitUntil: 'load' })),
});

const LISTS: readonly CardList[] = [
  {
    name: 'results of a search',
    async open(page) {
      await page.goto(ORIGIN, { waitUntil: 'load' });
      await page.getByRole('textbox').first().fill('eggs, potatoes, onion, milk');
      await page.getByRole('button', { name: 'Analyze' }).click();
    },
  },
  {
    name: '10,000 saved recipes',
    async open(page) {
      await withSavedList(page, ORIGIN, longList(10_000));
      await page.goto(`${ORIGIN}/saved`);
    },
  },
];

const row = (name: string, steps: readonly Step[]): string => {
  const times = steps.map(({ time }) => time);
  const rest = [steps.map(({ work }) => work), steps.map(({ elements }) => elements)];
  const cells = [median(times), longest(times, 0.9), ...rest.map(median)];
  return `| ${[name, ...cells.map((one) => one.toFixed(0)), loadText()].join(' | ')} |`;
};

const openAndReturn = async (browser: Browser, { name, open }: CardList): Promise<string[]> => {
  const { page, cdp, close } = await opened(browser);
  try {
    await open(page);
    await page.getByRole('article').first().waitFor({ timeout: FIRST_CARD_WITHIN_MS });
    await page.waitForTimeout(4 * SETTLED_MS);
    const there: Step[] = [];
    const back: Step[] = [];
    for (let i = 0; i < CARDS; i += 1) {
      await page.evaluate(`window.scrollTo(0, ${400 + 150 * i})`);
      await page.waitForTimeout(SETTLED_MS);
      there.push(await timed(page, cdp, openCard));
      await page.waitForTimeout(SETTLED_MS);
      back.push(await timed(page, cdp, goBack));
      await page.waitForTimeout(SETTLED_MS);
    }
    return [row(`${name}: card to recipe (budget 100)`, there), row(`${name}: back to its place (budget 50)`, back)];
  } finally {
    await close();
  }
};

const pressNothing = async (browser: Browser): Promise<string> => {
  const { page, cdp, close } = await opened(browser);
  try {
    await page.goto(BARE_PAGE);
    const presses: Step[] = [];
    for (let i = 0; i < CARDS; i += 1) presses.push(await timed(page, cdp, pressBare));
    return row('a press on a bare page', presses);
  } finally {
    await close();
  }
};

/** What a cook feels inside the app on a slow phone: a card pressed, Back, and every press of twelve visits. */
export const benchInApp = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir);
  const libraries = await startBarePage('app');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    console.log(`390 x 844, CPU ${CPU_SLOWDOWN}x\n`);
    console.log('| step | median ms | p90 | of it work of the main thread | elements in sight afterwards | load |');
    console.log('|---|---|---|---|---|---|');
    console.log(await pressNothing(browser));
    for (const list of [bareList(libraries.url), ...LISTS])
      for (const line of await openAndReturn(browser, list)) console.log(line);
    console.log('\n| visit | interactions | median ms | worst | load |');
    console.log('|---|---|---|---|---|');
    await walk(browser, BARE_VISIT, libraries.url);
    const all: Interaction[] = [];
    for (const journey of JOURNEYS) all.push(...(await walk(browser, journey)));
    const times = all.map(({ duration }) => duration);
    console.log(
      `\nInteraction to next paint over ${JOURNEYS.length} visits: p50 ${longest(times, 0.5)} ms, p98 ${longest(times, 0.98)} ms of ${times.length} (budget: p98 100)`,
    );
  } finally {
    await browser.close();
    libraries.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
