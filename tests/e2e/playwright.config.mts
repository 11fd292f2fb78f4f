import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findShell } from '../../scripts/findBrowser.mts';
import { SAVING_SETTINGS } from './savingSettings.mts';
import { WEBSITE_PORT } from './website.mts';

const executablePath = await findShell();
const port = Number(process.env.JOURNEY_PORT ?? 3187);

/** Whole journeys in Chromium against the built server, with a data folder of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/reports/journeys',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Each file has its own accounts, and those that break a server start their own.
  // A journey waits about as long as it computes, so there is one more than the two cores of a small machine.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../../build/reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It would copy the shell and all recipes to each test's empty browser. Journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: BROWSER_ARGS },
    trace: 'off',
  },
  webServer: {
    // Accounts and other data of an earlier run would get in the way.
    command: 'rm -rf build/reports/journey-data && exec node build/server/index.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    env: {
      ...SAVING_SETTINGS,
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA ?? 'build/reports/journey-data',
      LOG_LEVEL: 'warn',
      // A journey about several households says by `X-Forwarded-For` which one it is in.
      TRUST_PROXY: '1',
      IMPORT_LOCAL_HOSTS: `127.0.0.1:${WEBSITE_PORT}`,
      // All others come from one IP address.
      WRITES_PER_HOUR: '10000',
      WRITES_PER_HOUR_AND_ADDRESS: '10000',
      SIGN_INS_PER_HOUR: '10000',
      SIGN_INS_PER_HOUR_AND_ADDRESS: '10000',
      LOGIN_FAILURES_PER_ADDRESS: '10000',
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
