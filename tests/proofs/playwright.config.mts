import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.mts';

/** Full-size proofs against the built server: `npm run prove -- NAME`. Each writes docs/proofs/NAME.md. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../build/reports/proofs',
  timeout: 3_600_000,
  use: { ...journeys.use, serviceWorkers: 'allow', actionTimeout: 15_000 },
  reporter: [['list']],
});
