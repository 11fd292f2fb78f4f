import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';
import { startServer } from './builtServer';

const root = join(__dirname, '..');
const PORT = 3188;
const RUNS = 7;

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

/** The prerendered home page without its scripts, from a bare server: the lowest possible cost of such a page. */
const startStatic = async () => {
  const html = readFileSync(join(root, 'build/home/en-GB.html'), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
  const packed = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(packed);
    try {
      response.end(readFileSync(join(root, 'build/client', pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
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

/** The first visit of the home page on a slow phone, beside the same page without scripts. */
export const benchFirstPage = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir);
  const bare = await startStatic();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const ours: Seen[] = [];
    const reference: Seen[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      reference.push(await visit(browser, bare.url));
      ours.push(await visit(browser, `http://localhost:${PORT}/`));
    }
    const of = (list: readonly Seen[], key: keyof Seen) => median(list.map((seen) => seen[key]));
    const [lcp, staticLcp] = [of(ours, 'lcp'), of(reference, 'lcp')];
    console.log(`median of ${RUNS}, 390 x 844, 1.6 Mbps, 150 ms, CPU ${CPU_SLOWDOWN}x`);
    console.log(
      `LCP: ${lcp.toFixed(0)} ms, without scripts ${staticLcp.toFixed(0)} ms: ${(lcp / staticLcp).toFixed(2)} x (budget 1.2 x, 450 ms)`,
    );
    console.log(`requests begun before it: ${of(ours, 'requests')} (budget 4)`);
    console.log(`long tasks beyond 50 ms: ${of(ours, 'excess').toFixed(0)} ms (budget 400, aim 200)`);
    console.log(`layout shift: ${of(ours, 'shift').toFixed(4)} (budget 0)`);
  } finally {
    await browser.close();
    bare.server.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
