import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeIdOf } from '../kitchen/recipes/recipeId';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';

const root = join(__dirname, '..');
const PORT = 3189;
const DEBUG_PORT = 9339;
const PAGES = ['/', `/recipe/${recipeIdOf('shakshuka')}`, '/terms'];
const RUNS = 5;
const TIMES = {
  'largest-contentful-paint': 'LCP (ms)',
  'total-blocking-time': 'total blocking time (ms)',
  'cumulative-layout-shift': 'layout shift',
} as const;

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The median of a figure over all runs, and its range. */
const spreadOf = (values: readonly number[], digits: number) =>
  `${middleOf(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** The built server and a browser that Lighthouse controls. */
const startBoth = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent', DRAW_AHEAD: '0' },
    stdio: 'ignore',
  });
  const browser = spawn(
    await findBrowser(),
    [
      ...BROWSER_ARGS,
      '--headless',
      `--remote-debugging-port=${DEBUG_PORT}`,
      `--user-data-dir=${join(folder, 'profile')}`,
    ],
    { stdio: 'ignore' },
  );
  return async () => {
    browser.kill();
    server.kill();
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(folder, { recursive: true, force: true });
  };
};

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const untilUp = async (): Promise<void> => {
  const awaited = [`http://localhost:${PORT}/api/health`, `http://localhost:${DEBUG_PORT}/json/version`];
  for (let i = 0; i < 100 && !(await Promise.all(awaited.map(isUp))).every(Boolean); i += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
};

/** What Lighthouse reports of an address, once for each run. */
const reportsOf = async (path: string) => {
  const { default: lighthouse } = await import('lighthouse');
  // The first visitor of a recipe may come before its page is drawn.
  await fetch(`http://localhost:${PORT}${path}`);
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(`http://localhost:${PORT}${path}`, {
      port: DEBUG_PORT,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result) reports.push(result.lhr);
  }
  return reports;
};

const printReports = (path: string, reports: Awaited<ReturnType<typeof reportsOf>>): void => {
  const indexes = reports.map(({ environment }) => environment.benchmarkIndex);
  console.log(`\n${path}: benchmark index ${spreadOf(indexes, 0)}, load ${loadavg()[0]!.toFixed(1)}`);
  for (const [id, { title }] of Object.entries(reports[0]!.categories)) {
    const scores = reports.map(({ categories }) => 100 * (categories[id]?.score ?? 0));
    console.log(`  ${title}: ${spreadOf(scores, 0)} (budget 98)`);
  }
  for (const [id, title] of Object.entries(TIMES)) {
    const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Infinity);
    console.log(`  ${title}: ${spreadOf(values, id === 'cumulative-layout-shift' ? 3 : 0)}`);
  }
};

/** Lighthouse's four mobile scores for the home page, a recipe and one text page: median and range of five runs. */
export const benchLighthouse = async (): Promise<void> => {
  const end = await startBoth();
  try {
    await untilUp();
    for (const path of PAGES) printReports(path, await reportsOf(path));
  } finally {
    await end();
  }
};
