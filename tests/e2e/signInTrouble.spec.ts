import { expect, test } from '@playwright/test';

const WIDTHS = [320, 390, 768, 1200];
const ERRORS = {
  other: 'auth/popup-blocked',
  domain: 'auth/unauthorized-domain',
  network: 'Firebase: Error (auth/network-request-failed).',
};

for (const language of ['en-GB', 'en-US', 'es', 'fr'])
  test(`the banner of a failed sign-in fits into the room that is kept for it (${language})`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('userPreferences', JSON.stringify({ language: chosen }));
      localStorage.setItem('i18nextLng', chosen);
    }, language);
    const tooHigh: string[] = [];
    for (const [kind, message] of Object.entries(ERRORS)) {
      await page.addInitScript((text) => localStorage.setItem('authError', text), message);
      await page.goto('/');
      const banner = page.locator('section:has(> [role="alert"])');
      await expect(banner).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const [taken, kept] = await banner.evaluate((one) => {
          const room = one.parentElement!;
          return [room.offsetHeight, Number.parseFloat(getComputedStyle(room.parentElement!).minHeight)] as const;
        });
        if (taken > kept) tooHigh.push(`${kind} at ${width} px: ${taken} px in ${kept} px`);
        test.info().annotations.push({ type: `${kind} ${width}`, description: `${taken} of ${kept}` });
      }
    }
    expect(tooHigh).toEqual([]);
  });
