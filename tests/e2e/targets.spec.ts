import { expect, test } from '@playwright/test';
import { atRest } from './axe';
import { SCREENS } from './screens';
import { sayIn } from './visits';
import { SMALLEST, targetsOf } from './targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'parallel' });

for (const { name, open } of SCREENS)
  test(`everything that can be pressed on "${name}" is large enough for a finger`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, language: 'en-GB', say: sayIn('en-GB') });
    await atRest(page);
    const targets = await targetsOf(page);
    expect(targets.length).toBeGreaterThan(0);
    const small = targets
      .filter(({ width, height }) => Math.min(width, height) < SMALLEST - 0.5)
      .map((target) => `${target.name}: ${Math.round(target.width)} x ${Math.round(target.height)}`);
    expect([...new Set(small)]).toEqual([]);
  });
