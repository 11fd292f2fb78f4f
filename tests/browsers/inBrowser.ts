import { test as base } from '@playwright/test';
import type { BrowserId, InstalledBrowser, MissingBrowser } from '../../scripts/browsers.mjs';
import { cookAt, type Cook } from './cook';
import type { Driver } from './driver';
import { startLine } from './line';
import { startPuppeteer } from './puppeteerDriver';
import { startWebKit } from './webkitDriver';

export interface BrowserOptions {
  engine: BrowserId;
  installed: InstalledBrowser | MissingBrowser;
}

interface Fixtures {
  /** A fresh browser for each journey, with empty storage. */
  cook: Cook;
  line: Awaited<ReturnType<typeof startLine>>;
}

/** Offset of the proxy ports from the server's, one per worker. */
const LINE_OFFSET = 20;

const start = (engine: BrowserId, browser: InstalledBrowser): Promise<Driver> =>
  engine === 'webkit' ? startWebKit(browser) : startPuppeteer(engine, browser.path);

export const test = base.extend<Fixtures & BrowserOptions>({
  engine: ['chromium', { option: true }],
  installed: [{ name: 'Chromium', missing: 'not looked for' }, { option: true }],

  line: async ({ baseURL }, use, { parallelIndex }) => {
    const port = Number(new URL(baseURL!).port);
    const line = await startLine(port, port + LINE_OFFSET + parallelIndex);
    await use(line);
    await line.cut().catch(() => undefined);
  },

  cook: async ({ engine, installed, line }, use, testInfo) => {
    testInfo.skip(installed.missing !== undefined, `${installed.name}: ${installed.missing}`);
    const driver = await start(engine, installed as InstalledBrowser);
    const cook = cookAt(driver, line.origin);
    await use(cook);
    await driver.close();
  },
});
