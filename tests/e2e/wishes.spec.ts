import { expect, test, type Page } from '@playwright/test';
import { cards, search } from './kitchen';

const chip = (page: Page, wish: string) => page.getByRole('button', { name: `${wish}: remove and search again` });
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

test.describe('exclusions in the search text', () => {
  test('are shown above the results and obeyed, until their chip is removed', async ({ page }) => {
    await page.goto('/');
    await search(page, 'pasta, no cheese');
    await expect(chip(page, 'without cheese')).toBeVisible();
    const without = await titles(page);
    expect(without.length).toBeGreaterThan(0);
    expect(without.join()).not.toMatch(/cacio|cheese|carbonara/i);

    await chip(page, 'without cheese').click();
    await expect(page.getByRole('textbox')).toHaveValue('pasta');
    await expect(page.getByText(/cacio e pepe/i).first()).toBeVisible();
    await expect(chip(page, 'without cheese')).toHaveCount(0);
  });

  test('return with the results, and can be removed by keyboard', async ({ page }) => {
    await page.goto('/');
    await search(page, 'eggs, flour, sugar, dairy free');
    await expect(chip(page, 'without dairy')).toBeVisible();
    await expect(cards(page).getByText('Dairy', { exact: true })).toHaveCount(0);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.goBack();
    await chip(page, 'without dairy').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('textbox')).toHaveValue('eggs, flour, sugar');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('#results')).toBeFocused();
  });

  test('apply to the name of a dish, and work on their own', async ({ page }) => {
    await page.goto('/');
    await page.getByText('By recipe name').click();
    const name = page.getByRole('combobox', { name: 'Recipe name' });
    await name.fill('vegan chilli');
    await name.press('Enter');
    await expect(chip(page, 'vegan')).toBeVisible();
    expect((await titles(page)).join()).not.toMatch(/con carne/i);
    await name.fill('vegan');
    await name.press('Enter');
    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).getByText(/^(Dairy|Eggs|Fish)$/)).toHaveCount(0);
  });

  test.describe('on a device with all recipes', () => {
    test.use({ serviceWorkers: 'allow' });

    test('work without a network', async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const isStocked = async () => {
          const files = (await (await caches.open('larder-device')).keys()).map(({ url }) => url);
          return ['corpus-facts', 'corpus-en', 'offline.'].every((part) => files.some((file) => file.includes(part)));
        };
        while (!(await isStocked())) await new Promise((resolve) => setTimeout(resolve, 100));
      });
      await context.setOffline(true);
      await search(page, 'pasta, tomatoes, no cheese');
      await expect(page.getByText('Found on this device, without a connection.')).toBeVisible();
      await expect(chip(page, 'without cheese')).toBeVisible();
      expect((await titles(page)).join()).not.toMatch(/cacio|cheese/i);
    });
  });
});
