import { expect, test } from '@playwright/test';
import { canBe, FEATURES, type Breakage } from '../e2e/brokenFeatures';
import { walkWith } from '../e2e/featureWalk';
import { ranFor, writeReport } from './report';

const AT_ONCE = 3;
const BREAKAGES = ['absent', 'refusing', 'asynchronous'] satisfies Breakage[];

test('each feature of the browser, one at a time', async ({ browser, baseURL }) => {
  const begunAt = Date.now();
  const broken: string[] = [];
  const rows: string[] = [];
  const count = { absent: 0, refusing: 0, asynchronous: 0 };
  const tryOne = async (name: string, breakage: Breakage) => {
    const context = await browser.newContext({ baseURL, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const faults = await walkWith(page, breakage, [FEATURES[name]!]);
    await context.close();
    count[breakage] += 1;
    if (faults.length > 0) broken.push(`- ${name}, ${breakage}: ${faults.join('; ')}`);
    return faults.length > 0 ? 'broken' : 'holds';
  };
  const waiting = Object.entries(FEATURES);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, feature] = next;
      const cells: string[] = [];
      for (const breakage of BREAKAGES) cells.push(canBe(breakage, feature) ? await tryOne(name, breakage) : '–');
      rows.push(`| ${name} | ${cells.join(' | ')} |`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  writeReport('browser-features', 'Features of the browser, broken one at a time', [
    ranFor(begunAt),
    `- Chromium ${browser.version()}`,
    `- walks: ${count.absent} with a feature absent, ${count.refusing} refusing, ${count.asynchronous} asynchronous`,
    `- walks with a fault: ${broken.length}`,
    '',
    'Each walk goes from Home over a search, a recipe, sharing, printing, a whole dish cooked with voice, ear and bell, a kept recipe and an account to the profile. No screen may break, and nothing may be thrown or rejected that is not caught.',
    '',
    '| feature | absent | refusing | asynchronous |',
    '|---|---|---|---|',
    ...rows.sort(),
    ...(broken.length > 0 ? ['', ...broken.sort()] : []),
  ]);
  expect(broken).toEqual([]);
});
