import { expect, test, type Page } from '@playwright/test';
import { atRest, violations } from './axe';
import { faintParts } from './faintParts';
import {
  clippedTexts,
  readFromTheLeft,
  readFromTheRight,
  sideways,
  spaceText,
  strayIndicators,
  unspaceText,
} from './legibility';
import { SCREENS } from './screens';
import { onPhone, SMALLEST, targetsOf, withShortestLabels } from './targets';
import { holdToasts } from './toastPlace';
import { sayIn } from './visits';

test.use({ locale: 'fr-FR' });
// The longest file, and its screens are independent.
test.describe.configure({ mode: 'parallel' });

const expectLegible = async (page: Page) => {
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  expect({ wide: await sideways(page), isDrawn: high > 0 }).toEqual({ wide: 0, isDrawn: true });
  expect(await violations(page)).toEqual([]);
  expect(await faintParts(page)).toEqual([]);

  await readFromTheRight(page);
  expect({ wide: await sideways(page), stray: await strayIndicators(page) }).toEqual({ wide: 0, stray: [] });
  await readFromTheLeft(page);

  expect(await clippedTexts(page)).toEqual([]);
  await spaceText(page);
  expect({ cut: await clippedTexts(page), wide: await sideways(page) }).toEqual({ cut: [], wide: 0 });
  await unspaceText(page);
};

const expectLargeTargets = async (page: Page) => {
  await onPhone(page);
  await withShortestLabels(page, 'fr');
  await atRest(page);
  const targets = await targetsOf(page);
  expect(targets.length).toBeGreaterThan(0);
  const small = targets
    .filter(({ width, height }) => Math.min(width, height) < SMALLEST - 0.5)
    .map((target) => `${target.name}: ${Math.round(target.width)} x ${Math.round(target.height)}`);
  expect([...new Set(small)]).toEqual([]);
};

// Opening a screen takes longer than looking at it, so each is opened once. First come the longest texts on the narrowest
// phone, which is also a desktop at 400 % zoom (WCAG 1.4.10), then the shortest labels under a finger.
// `npm run prove -- accessibility` covers every language, theme and width, `npm run prove -- displays` forced colours,
// zoom and a phone on its side.
for (const { name, open } of SCREENS)
  test(`"${name}" at 320 px: axe finds nothing, borders, icons and meters are seen, and neither wide spacing nor a script from the right cuts or overflows; everything that can be pressed is large enough for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, language: 'fr', say: sayIn('fr') });
    await holdToasts(page);
    await expectLegible(page);
    await expectLargeTargets(page);
  });
