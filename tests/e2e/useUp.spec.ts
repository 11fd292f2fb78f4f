import { expect, test } from '@playwright/test';
import { cards, search } from './kitchen';

test.describe('using up an ingredient', () => {
  test('is read from the text, shown as a pinned chip, and undone by pressing it', async ({ page }) => {
    await page.goto('/');
    await search(page, 'eggs, potatoes, use up spinach');
    const spinach = page.getByRole('button', { name: /^Use up: spinach/ });
    await expect(spinach).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).first()).toBeVisible();
    const pinned = await cards(page).count();
    expect(pinned).toBeGreaterThan(0);

    await spinach.click();
    await expect(spinach).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page).first()).toBeVisible();
  });

  test('is done by pressing a chip, and stays when the list is corrected', async ({ page }) => {
    await page.goto('/');
    await search(page, 'eggs, potatoes, onion');
    const onion = page.getByRole('button', { name: /^Use up: onion/ });
    await onion.click();
    await expect(onion).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Remove potato/ }).click();
    const asked = page.waitForRequest('**/api/analyze');
    await page.getByRole('button', { name: 'Search again' }).click();
    expect((await asked).postData()).toContain('mustUse');
    await expect(onion).toHaveAttribute('aria-pressed', 'true');
  });
});
