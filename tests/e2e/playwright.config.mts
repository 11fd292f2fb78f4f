import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/findBrowser.mts';

const executablePath = await findBrowser();
const port = Number(process.env.JOURNEY_PORT ?? 3187);

/** Whole journeys in Chromium against the built server, on a data folder of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/reports/journeys',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Each file has accounts, and where it breaks a server that server, of its own.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../../build/reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: BROWSER_ARGS },
    trace: 'off',
  },
  webServer: {
    // What an earlier run left behind, accounts above all, is nothing to begin with.
    command: 'rm -rf build/reports/journey-data && exec node build/server/index.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA ?? 'build/reports/journey-data',
      LOG_LEVEL: 'warn',
      // All journeys come from one address.
      WRITES_PER_HOUR: '10000',
      WRITES_PER_HOUR_AND_ADDRESS: '10000',
      LOGIN_FAILURES_PER_ADDRESS: '10000',
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
