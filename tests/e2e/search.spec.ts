import { expect, test } from '@playwright/test';
import { cards, resultsHeading, search } from './kitchen';

test.describe('from the contents of the kitchen to a recipe', () => {
  test('a first-time visitor types three ingredients and reads a recipe they can cook', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Analyze/ })).toBeDisabled();
    await search(page, 'eggs, potatoes, onion');

    await expect(resultsHeading(page)).toBeVisible();
    await expect(page.getByText('Analysis complete!')).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    const best = cards(page).first();
    await expect(best).toContainText('3 of 3');
    const title = await best.getByRole('heading').innerText();
    await best.getByRole('link').click();

    await expect(page).toHaveURL(/\/recipe\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.getByRole('tab', { name: 'Ingredients' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /egg/i }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Method' }).click();
    await expect(page.getByText('Step 1', { exact: true })).toBeVisible();
  });

  test('going back restores the results with a banner, and Clear removes them', async ({ page }) => {
    await page.goto('/');
    await search(page, 'chiken, ris');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Your previous search results have been restored.')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear Results' }).click();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('All previous search results have been cleared.')).toBeVisible();
  });

  test('a reload starts with an empty page', async ({ page }) => {
    await page.goto('/');
    await search(page, 'tomatoes, garlic');
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('more recipes load six at a time', async ({ page }) => {
    await page.goto('/');
    await search(page, 'onion');
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'Load More Recipes' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test('a sort order is chosen and kept', async ({ page }) => {
    await page.goto('/');
    await search(page, 'eggs, milk, flour');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('Sort by').selectOption({ label: 'Name (A–Z)' });
    // The server sorts all of a long answer, so the new order appears a moment after the choice.
    await expect(async () => {
      const titles = await cards(page).getByRole('heading').allInnerTexts();
      expect(titles).toHaveLength(6);
      expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
    }).toPass({ timeout: 15_000 });
    await page.reload();
    await search(page, 'eggs, milk, flour');
    await expect(page.getByLabel('Sort by')).toHaveValue('name-asc');
  });

  test('input that is not food is reported as not understood', async ({ page }) => {
    await page.goto('/');
    await search(page, 'qwertz, asdfgh');
    await expect(page.getByText(/No ingredients detected/).first()).toBeVisible();
    await expect(page.getByText('No Ingredients Found')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('qwertz, asdfgh');
  });

  test('a dish is found by its name, with no match badge', async ({ page }) => {
    await page.goto('/');
    await page.getByText('By recipe name').click();
    const name = page.getByRole('combobox', { name: 'Recipe name' });
    await name.fill('shakshuka');
    await name.press('Enter');
    await expect(cards(page).first()).toContainText('Shakshuka');
    await expect(
      cards(page)
        .first()
        .getByText(/\d+ of \d+/),
    ).toHaveCount(0);
  });

  test('drinks only, and those without alcohol', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('radio', { name: 'Drinks' })
      .or(page.getByRole('button', { name: 'Drinks' }))
      .first()
      .click();
    await page
      .getByRole('radio', { name: 'Non-alcoholic' })
      .or(page.getByRole('button', { name: 'Non-alcoholic' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await search(page, 'lemon, sugar, mint');
    await expect(resultsHeading(page, 'Drink Recipes')).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Still lemonade' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Mojito', exact: true })).toHaveCount(0);
  });

  test('an excluded allergen never shows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: 'Eggs' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await search(page, 'eggs, potatoes, onion');
    await expect(cards(page).first()).toBeVisible();
    // Check the badge: a description may mention eggs as a side.
    await expect(cards(page).filter({ has: page.getByText('Eggs', { exact: true }) })).toHaveCount(0);
  });
});

test.describe('in other languages', () => {
  test.use({ locale: 'fr-FR' });
  test('a French cook searches in French and reads French', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await search(page, 'œufs, pommes de terre, oignon');
    await page.getByRole('link', { name: 'Tortilla de pommes de terre', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tortilla de pommes de terre');
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });
  test('a Spanish cook searches in Spanish and reads Spanish', async ({ page }) => {
    await page.goto('/');
    await search(page, 'huevos, papas y cebolla');
    await page.getByRole('link', { name: 'Tortilla de patatas', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tortilla de patatas');
  });
});
