import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';

const prefer = (page: Page, preferences: object) =>
  page.addInitScript(
    (stored) => {
      if (localStorage.getItem('userPreferences') === null) localStorage.setItem('userPreferences', stored);
    },
    JSON.stringify({
      language: 'en-GB',
      measurementSystem: 'metric',
      excludedAllergens: [],
      dietTypes: [],
      ...preferences,
    }),
  );

const allergensOf = (page: Page) => cards(page).getByRole('list', { name: 'Allergens' });

test.describe('a cook who excludes an allergen', () => {
  test('reads how many recipes that hides, shows them with one tap, and sees them marked', async ({ page }) => {
    await prefer(page, { excludedAllergens: ['Dairy'] });
    await page.goto('/');
    await search(page, 'butter, cream');
    await expect(page.getByText(/^Dairy \d+ hidden$/)).toBeVisible();
    await expect(allergensOf(page).filter({ hasText: 'Dairy' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Show hidden recipes: Dairy' }).press('Enter');
    await expect(allergensOf(page).filter({ hasText: 'Dairy (excluded by you)' }).first()).toBeVisible();
    await expect(page.getByText(/Dairy \d+ hidden/)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await violations(page)).toEqual([]);

    // The next search starts with the unchanged profile.
    await search(page, 'cream, milk');
    await expect(page.getByText(/^Dairy \d+ hidden$/)).toBeVisible();
  });

  test('learns why nothing is left, by name too, and gets past it', async ({ page }) => {
    await prefer(page, { excludedAllergens: ['Dairy', 'Eggs', 'Gluten', 'Wheat'] });
    await page.goto('/');
    await page.getByText('By recipe name').click();
    await page.getByRole('combobox', { name: 'Recipe name' }).fill('lasagne');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/^Dairy \d+ hidden$/)).toBeVisible();
    await expect(page.getByText('Analysis complete!')).toHaveCount(0);
    for (const name of ['Dairy', 'Eggs', 'Gluten', 'Wheat']) {
      const show = page.getByRole('button', { name: `Show hidden recipes: ${name}` });
      if (await show.isVisible()) await show.click();
    }
    await expect(
      cards(page)
        .filter({ hasText: /lasagne/i })
        .first(),
    ).toBeVisible();
  });

  test('finds the profile in the filters, lifts it there, and reaches the preferences by keyboard', async ({
    page,
  }) => {
    await prefer(page, { excludedAllergens: ['Dairy'] });
    await page.goto('/');
    await search(page, 'butter, cream');
    const filters = page.getByRole('button', { name: 'Filters 1 active' });
    await filters.press('Enter');
    const dairy = page.getByRole('checkbox', { name: 'Dairy from your profile' });
    await expect(dairy).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await dairy.press('Space');
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Filters', exact: true }).first()).toBeVisible();
    await expect(allergensOf(page).filter({ hasText: 'Dairy (excluded by you)' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Filters', exact: true }).first().press('Enter');
    await page.getByRole('button', { name: 'Change what your profile excludes' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });

  for (const [language, words] of [
    ['en-GB', /^Contains an allergen you exclude: dairy \(.+\)$/],
    ['en-US', /^Contains an allergen you exclude: dairy \(.+\)$/],
    ['es', /^Contiene un alérgeno que excluyes: lácteos \(.+\)$/],
    ['fr', /^Contient un allergène que vous excluez\s: produits laitiers \(.+\)$/],
  ] as const)
    test(`is warned under the title within the first screen of a phone, in ${language}`, async ({ page, request }) => {
      const { recipes } = (await (
        await request.post('/api/analyze', { multipart: { recipeName: 'tarte tatin', category: 'None' } })
      ).json()) as { recipes: { id: number; allergens: string[] }[] };
      const recipe = recipes.find(({ allergens }) => allergens.includes('Dairy'))!;
      await page.setViewportSize({ width: 390, height: 844 });
      await prefer(page, { language, excludedAllergens: ['Dairy'] });
      await page.goto(`/recipe/${recipe.id}`);
      const note = page.getByRole('note');
      await expect(note).toHaveText(words);
      const box = (await note.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      expect(await violations(page)).toEqual([]);
    });
});
