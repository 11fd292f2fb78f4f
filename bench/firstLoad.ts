import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { recipeIdOf } from '../kitchen/recipes/recipeId';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';
import { startBarePage } from './barePage/barePage';
import { startServer } from './builtServer';
import { mainThreadTime, TRACE_CATEGORIES, type MainThreadTime, type TraceEvent } from './mainThread';

const PORT = 3187;
const RUNS = 5;
const PAGES = ['/', `/recipe/${recipeIdOf('shakshuka')}`];

/** A task of 50 ms at CPU 4x, at full speed. */
const LONG_TASK_MS = 50 / 4;
/** Long enough for the code that is loaded ahead. */
const SETTLES_MS = 3_000;

interface Script {
  name: string;
  kilobytes: number;
}

interface Visit extends MainThreadTime {
  /** What was loaded before the page reacted to its user. */
  scripts: readonly Script[];
}

/** Strings, because the compiler of this file would put its own names into a function. */
const IS_LIVE = `!('earlyEvents' in window) && document.querySelector('button') !== null`;
const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname.split('/').at(-1), kilobytes: encodedBodySize / 1024 }))`;

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url);
  // The policy of our pages forbids what waitForFunction does.
  while (!(await page.evaluate<boolean>(IS_LIVE))) await page.waitForTimeout(50);
  const scripts = await page.evaluate<Script[]>(SCRIPTS);
  await page.waitForTimeout(SETTLES_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return { ...mainThreadTime(traceEvents, LONG_TASK_MS), scripts };
};

const medianBy = (visits: readonly Visit[], key: 'total' | 'excess' | 'longest') =>
  visits.toSorted((a, b) => a[key] - b[key])[visits.length >> 1]!;

const sizeOf = ({ scripts }: Visit) => scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

const report = (name: string, visits: readonly Visit[], least: readonly Visit[]) => {
  const middle = medianBy(visits, 'total');
  const [total, bareTotal] = [middle.total, medianBy(least, 'total').total];
  const [excess, bareExcess] = [medianBy(visits, 'excess').excess, medianBy(least, 'excess').excess];
  console.log(`\n${name}`);
  console.log(`scripts before it reacts: ${sizeOf(middle).toFixed(1)} KB brotli in ${middle.scripts.length} files`);
  for (const script of middle.scripts) console.log(`  ${script.name}: ${script.kilobytes.toFixed(1)} KB`);
  console.log(`main thread: ${total.toFixed(0)} ms, ${(total / bareTotal).toFixed(2)} x of the bare page`);
  console.log(
    `long tasks beyond 50 ms at CPU 4x: ${(4 * excess).toFixed(0)} ms, ${(excess / bareExcess).toFixed(2)} x ` +
      `(budget 1.3 x); the longest ${(4 * medianBy(visits, 'longest').longest).toFixed(0)} ms`,
  );
  for (const part of middle.parts.slice(0, 5)) console.log(`  ${part.name}: ${part.time.toFixed(1)} ms`);
};

/**
 * What a first visit loads before it reacts, and the processor time of its main thread beside a page of the libraries
 * alone, on the clock of that thread, so that a busy machine hardly changes the figures.
 */
export const benchFirstLoad = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir, { DRAW_AHEAD: '0' });
  const libraries = await startBarePage();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    console.log(`median of ${RUNS} by the clock of the thread, 390 x 844, load ${loadavg()[0]!.toFixed(1)}`);
    const least: Visit[] = [];
    const ours = new Map(PAGES.map((path) => [path, [] as Visit[]]));
    for (const path of PAGES)
      // The first visitor of a recipe may come before its page is drawn.
      while (!(await fetch(`http://localhost:${PORT}${path}`).then((page) => page.text())).includes('<h1'));
    for (let i = 0; i < RUNS; i += 1) {
      least.push(await visit(browser, libraries.url));
      for (const [path, visits] of ours) visits.push(await visit(browser, `http://localhost:${PORT}${path}`));
    }
    report('bare React, MUI and Redux page', least, least);
    for (const [path, visits] of ours) report(path, visits, least);
  } finally {
    await browser.close();
    libraries.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
