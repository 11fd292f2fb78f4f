import { expect, test } from '@playwright/test';
import { atRest } from './axe';
import { SCREENS } from './screens';
import { holdToasts, textsUnder, toast } from './toastPlace';
import { sayIn } from './visits';

test.use({ locale: 'fr-FR' });
test.describe.configure({ mode: 'parallel' });

/** Screens with a toast over words that the cook needs, and where its words may lie for want of other room. */
const WITH_WORDS: Record<string, string> = { 'recipe-versions-compared': 'footer', 'on-this-device': 'article' };

for (const { name, open } of SCREENS.filter((screen) => screen.name in WITH_WORDS))
  for (const [device, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['tablet', { width: 900, height: 900 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const)
    test(`a toast on a ${device} covers no words of "${name}"`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ page, language: 'fr', say: sayIn('fr') });
      await expect(toast(page)).toBeVisible();
      await holdToasts(page);
      await atRest(page);
      await expect.poll(() => textsUnder(toast(page), WITH_WORDS[name]!)).toEqual([]);
    });
