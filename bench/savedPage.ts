import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';
import { CPU_SLOWDOWN, measureSavedPage, worded } from '../tests/proofs/savedPageTimes';
import { startServer } from './builtServer';

const RECIPES = 10_000;
const PORT = 3189;

/** Ten thousand saved recipes on a slow machine: keys, sorting, one change, and the size of the document. */
export const benchSavedPage = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const times = await measureSavedPage(page, `http://localhost:${PORT}`, RECIPES);
    console.log(`${RECIPES.toLocaleString('en')} recipes, 1440 x 900, CPU ${CPU_SLOWDOWN}x`);
    for (const line of worded(times)) console.log(line);
  } finally {
    await browser.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
