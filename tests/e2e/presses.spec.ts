import { expect, test } from '@playwright/test';
import { sayIn } from './visits';

const say = sayIn('en-GB');

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`on a ${name}, a newcomer needs three presses from Home to a recipe being cooked`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    let presses = 0;
    await page.exposeFunction('countPress', () => {
      presses += 1;
    });
    await page.evaluate(() =>
      addEventListener('pointerdown', () => (window as Window & { countPress?: () => void }).countPress?.(), true),
    );
    await page.getByRole('button', { name: 'eggs, tomatoes, feta' }).click();
    await page.getByRole('article').first().getByRole('link').click();
    await page
      .getByRole('button', { name: say('cooking.start'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    expect(presses).toBe(3);
  });
