import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_ARGS, findShell } from '../scripts/findBrowser.mts';
import { startServer } from './builtServer';
import { judgedKitchens } from './judgedKitchenFiles';
import { loadText } from './loadServer';

const PORT = 3_911;
/** New servers per screen. */
const SERVERS = 5;
const PICTURES = 6;
const BUDGET_MS = 1_000;

const SCREENS = [
  { name: 'desktop, 1440 x 900', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone, 390 x 844 at 3x', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
];

/**
 * Notes when the first cards are in the document and when each of their first six pictures can be shown, wherever on
 * the page it is. A string, because the compiler of this file would put its own names into a function.
 */
const WATCH = `
  window.pictures = new Promise((resolve) => {
    let found;
    const look = () => {
      const images = [...document.querySelectorAll('article img')].slice(0, ${PICTURES});
      if (images.length > 0) found ??= performance.now();
      for (const image of images) image.loading = 'eager';
      const isShown = (image) => image.complete && image.naturalWidth > 0;
      if (images.length === ${PICTURES} && images.every(isShown)) resolve(performance.now() - found);
      else requestAnimationFrame(look);
    };
    look();
  });
`;

type Screen = (typeof SCREENS)[number];

/** A first search on a server that has drawn nothing: milliseconds from the cards to their six pictures. */
const visit = async (browser: Browser, { name: _name, ...screen }: Screen, typed: string): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir);
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    await page.goto(`http://localhost:${PORT}/`);
    await page.getByRole('textbox').fill(typed);
    await page.getByRole('button', { name: /^Analyze/ }).click();
    return await page.evaluate<number>('pictures');
  } finally {
    await context.close();
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** How long the cards of a first search stand without pictures, while a new server draws them on demand. */
export const benchFreshPictures = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await findShell(), args: BROWSER_ARGS });
  const kitchens = judgedKitchens('tune', 'en-GB').map(({ typed }) => typed);
  try {
    console.log(`| screen | ms from the cards to their ${PICTURES} pictures, ${SERVERS} new servers | median | load |`);
    console.log('|---|---|---|---|');
    for (const [at, screen] of SCREENS.entries()) {
      const times: number[] = [];
      for (let i = 0; i < SERVERS; i += 1)
        times.push(await visit(browser, screen, kitchens[at * SERVERS + i] ?? kitchens[0]!));
      const all = times.map((time) => time.toFixed(0)).join(', ');
      const median = times.toSorted((a, b) => a - b)[SERVERS >> 1]!;
      console.log(`| ${screen.name} | ${all} | ${median.toFixed(0)} (budget ${BUDGET_MS}) | ${loadText()} |`);
    }
  } finally {
    await browser.close();
  }
};
