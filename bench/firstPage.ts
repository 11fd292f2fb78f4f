import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { recipeIdOf } from '../kitchen/recipes/recipeId';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';
import { startBarePage } from './barePage/barePage';
import { startServer } from './builtServer';

const PORT = 3188;
const RUNS = 10;
/** Home, and the page that links and search engines lead to. */
const PAGES = ['/', `/recipe/${recipeIdOf('shakshuka')}`];

/** Lighthouse's slow mobile connection. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

interface Seen {
  lcp: number;
  requests: number;
  /** Sum of the time each long task takes beyond 50 ms. */
  excess: number;
  shift: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** What our server answers, fetched once. */
const kept = new Map<string, Promise<Buffer>>();
const ours = (path: string): Promise<Buffer> => {
  const answer =
    kept.get(path) ??
    fetch(`http://localhost:${PORT}${path}`, { headers: { 'accept-language': 'en-GB' } }).then(async (reply) =>
      Buffer.from(await reply.arrayBuffer()),
    );
  kept.set(path, answer);
  return answer;
};

/** The drawn pages without their scripts, from a bare server: the lowest possible cost of such pages. */
const startStatic = async () => {
  const send = async (path: string, response: ServerResponse) => {
    const body = await ours(path);
    if (!PAGES.includes(path)) return response.end(body);
    const html = body.toString().replace(/<script[\s\S]*?<\/script>/g, '');
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(brotliCompressSync(html));
  };
  const server = createServer((request, response) => {
    send(request.url ?? '/', response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
};

/** A string, because the compiler of this file would put its own names into a function. */
const WATCH = `
  window.seen = { lcp: 0, excess: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('longtask', ({ duration }) => { seen.excess += duration - 50; });
  watch('layout-shift', ({ value }) => { seen.shift += value; });
`;

const COLLECT = `({
  ...seen,
  requests: 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < seen.lcp).length,
})`;

const visit = async (browser: Browser, url: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: WATCH });
  await page.goto(url);
  await page.waitForTimeout(4_000);
  const seen = await page.evaluate<Seen>(COLLECT);
  await context.close();
  return seen;
};

const report = (path: string, seen: readonly Seen[], bare: readonly Seen[], libraries: readonly Seen[]) => {
  const of = (list: readonly Seen[], key: keyof Seen) => median(list.map((one) => one[key]));
  const lcps = seen.map(({ lcp }) => lcp);
  const [lcp, staticLcp] = [of(seen, 'lcp'), of(bare, 'lcp')];
  const ratio = (lcp / staticLcp).toFixed(2);
  console.log(`\n${path}`);
  console.log(
    `LCP: ${lcp.toFixed(0)} ms (${Math.min(...lcps).toFixed(0)} to ${Math.max(...lcps).toFixed(0)}), ` +
      `without scripts ${staticLcp.toFixed(0)} ms: ${ratio} x (budget 1.2 x)`,
  );
  const spread = Math.max(...lcps.map((one) => Math.abs(one / lcp - 1)));
  console.log(`farthest of ${RUNS} LCPs from their median: ${(100 * spread).toFixed(0)} % (budget 10 %)`);
  console.log(`requests begun before it: ${of(seen, 'requests')} (budget 4)`);
  const [excess, least] = [of(seen, 'excess'), of(libraries, 'excess')];
  console.log(
    `long tasks beyond 50 ms: ${excess.toFixed(0)} ms (budget 200), bare React, MUI and Redux page ` +
      `${least.toFixed(0)} ms: ${(excess / least).toFixed(2)} x (budget 1.3 x)`,
  );
  console.log(`layout shift: ${of(seen, 'shift').toFixed(4)} (budget 0)`);
};

/** First visits on a slow phone, beside the same pages without scripts, and beside a page of the libraries alone. */
export const benchFirstPage = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir, { DRAW_AHEAD: '0' });
  const bare = await startStatic();
  const libraries = await startBarePage();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    console.log(
      `median of ${RUNS}, 390 x 844, 1.6 Mbps, 150 ms, CPU ${CPU_SLOWDOWN}x, load ${loadavg()[0]!.toFixed(1)}`,
    );
    console.log(`the script of the bare page: ${libraries.scriptKb.toFixed(1)} KB brotli`);
    for (const path of PAGES) {
      // The first visitor of a recipe may come before its page is drawn.
      while (!(await fetch(`http://localhost:${PORT}${path}`).then((page) => page.text())).includes('<h1'));
      const seen: Seen[] = [];
      const reference: Seen[] = [];
      const least: Seen[] = [];
      for (let i = 0; i < RUNS; i += 1) {
        reference.push(await visit(browser, `${bare.url}${path}`));
        least.push(await visit(browser, libraries.url));
        seen.push(await visit(browser, `http://localhost:${PORT}${path}`));
      }
      report(path, seen, reference, least);
    }
  } finally {
    await browser.close();
    bare.server.close();
    libraries.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
