import { expect, test } from '@playwright/test';
import { ranFor, writeReport } from './report';
import { CPU_SLOWDOWN, measureSavedPage, worded } from './savedPageTimes';

const RECIPES = 10_000;

test('a list of 10,000 saved recipes is usable at once', async ({ browser, baseURL }) => {
  const begunAt = Date.now();
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times = await measureSavedPage(page, baseURL!, RECIPES);
  await context.close();

  writeReport('saved-page', 'A long list of saved recipes', [
    `\`npm run prove -- saved-page\`: ${RECIPES.toLocaleString('en')} saved recipes with bodies of real length, in Chromium at 1440 x 900 with the CPU slowed down ${CPU_SLOWDOWN} times. Keys and presses are timed by the browser itself (Event Timing), from the press until the screen shows it.`,
    '',
    ranFor(begunAt),
    ...worded(times).map((line) => `- ${line}`),
  ]);
  expect(times.keys.p98).toBeLessThanOrEqual(Math.max(50, 1.1 * times.bareKeys.p98));
  expect(times.nodes).toBeLessThanOrEqual(800);
});
