import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER_ARGS, findShell } from '../scripts/findBrowser.mts';
import { startServer } from './builtServer';
import { judgedKitchens } from './judgedKitchenFiles';
import { loadText, quantile } from './loadServer';

const PORT = 3_908;
const VISITS = 15;
const CPU_SLOWDOWN = 4;
/** Milliseconds for what the page does after its first paint. */
const SETTLED = 1_500;

/**
 * Notes when Analyze is pressed, when its answer has arrived, and when a frame with cards has been painted: the second
 * animation frame after they are in the document. A string, because the compiler of this file would put its own names
 * into a function.
 */
const WATCH = `
  window.watched = {};
  addEventListener('click', (event) => {
    window.watched = { pressed: event.timeStamp };
    window.shown = new Promise((resolve) => { window.show = resolve; });
  }, true);
  new MutationObserver(() => {
    const now = window.watched;
    if (now.pressed === undefined || now.found || !document.querySelector('article h3')) return;
    now.found = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      now.painted = performance.now();
      show();
    }));
  }).observe(document, { childList: true, subtree: true });
`;

const TIMES = `(() => {
  const { pressed, painted } = window.watched;
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/analyze'));
  const { requestStart = 0, responseEnd = 0 } = calls.at(-1) ?? {};
  return { whole: painted - pressed, asked: requestStart - pressed, answered: responseEnd - requestStart };
})()`;

interface Times {
  /** From the press to the painted cards. */
  whole: number;
  /** From the press to the request, and from the request to the whole answer. */
  asked: number;
  answered: number;
}

const search = async (page: Page, typed: string): Promise<Times> => {
  await page.getByRole('textbox').fill(typed);
  await page.evaluate('window.watched = {}');
  await page.getByRole('button', { name: /^Analyze/ }).click();
  await page.evaluate('shown');
  return page.evaluate<Times>(TIMES);
};

/** The first search of a visit, and a second one. */
const visit = async (browser: Browser, typed: readonly [string, string]): Promise<[Times, Times]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: WATCH });
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'load' });
  await page.getByRole('textbox').waitFor();
  await page.waitForTimeout(SETTLED);
  const first = await search(page, typed[0]);
  await page.waitForTimeout(SETTLED);
  const second = await search(page, typed[1]);
  await context.close();
  return [first, second];
};

const line = (name: string, times: readonly Times[]): string => {
  const of = (key: keyof Times, share: number) =>
    quantile(
      times.map((one) => one[key]).sort((a, b) => a - b),
      share,
    ).toFixed(0);
  const cells = [name, times.length, of('whole', 0.5), of('whole', 0.9), of('asked', 0.5), of('answered', 0.5)];
  return `| ${[...cells, loadText()].join(' | ')} |`;
};

/** From the press of Analyze to the cards on the screen of a slow phone, with the server on the same machine. */
export const benchAnalyzeScreen = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir);
  const browser = await chromium.launch({ executablePath: await findShell(), args: BROWSER_ARGS });
  try {
    const kitchens = judgedKitchens('tune', 'en-GB').map(({ typed }) => typed);
    const seen: [Times, Times][] = [];
    for (let i = 0; i < VISITS; i += 1) seen.push(await visit(browser, [kitchens[2 * i]!, kitchens[2 * i + 1]!]));
    console.log(`\nPress of Analyze to cards on the screen, 390 x 844, CPU ${CPU_SLOWDOWN}x (aim 150 ms):\n`);
    console.log('| search | times | median ms | p90 ms | of it to the request | to the answer | load |');
    console.log('|---|---|---|---|---|---|---|');
    console.log(
      line(
        'first of a visit',
        seen.map(([first]) => first),
      ),
    );
    console.log(
      line(
        'second',
        seen.map(([, second]) => second),
      ),
    );
  } finally {
    await browser.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
