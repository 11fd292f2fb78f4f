import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../../scripts/browsers.mjs';
import { findBrowser } from '../../scripts/findBrowser.mts';
import journeys from '../e2e/playwright.config.mts';
import type { BrowserOptions } from './inBrowser';

const browsers = findBrowsers();
// If no Chromium is installed, use the one of the npm package.
const chromium = browsers.chromium.missing ? await findBrowser().catch(() => undefined) : undefined;

/** The main journeys in each installed browser, against the built server. */
export default defineConfig<BrowserOptions>(journeys, {
  testDir: '.',
  outputDir: '../../build/reports/browsers',
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: process.env.BROWSER_REPORT ?? '../../build/reports/browsers.json' }]],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((id) => ({
    name: id,
    use: {
      engine: id,
      installed:
        id === 'chromium' && chromium ? { name: 'Chromium', path: chromium, version: 'of the package' } : browsers[id],
    },
  })),
});
