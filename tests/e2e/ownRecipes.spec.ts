import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';
import { cookNamed, signIn } from './session';

const LETTER = `Hi Priya,
Here is the recipe for my gran's lentil soup, as promised.

Serves 4

200g red lentils
1 large onion, chopped
1.2 litres vegetable stock

Fry the onion in a little oil for ten minutes.
Add everything else, bring to the boil and simmer for 25 minutes.

Love, Meg`;

const add = async (page: Page, text: string) => {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Text of the recipe' }).fill(text);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
};

const save = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test.describe('a recipe of one’s own', () => {
  test('is read from an email, saved, and cooked', async ({ page }) => {
    await add(page, LETTER);
    await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('200g red lentils');
    await save(page, "My gran's lentil soup");
    await page.getByRole('link', { name: 'Saved recipes: 1' }).click();
    await page.getByRole('link', { name: "My gran's lentil soup" }).click();
    await page.getByRole('tab', { name: 'Method' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).first().click();
    const stage = page.getByRole('dialog');
    await expect(stage.getByRole('timer')).toBeVisible();
    await expect(stage.getByText('Fry the onion')).toBeVisible();
  });

  test('keeps its draft through a reload', async ({ page }) => {
    await add(page, LETTER);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Soup for a wet Sunday');
    await page.reload();
    await expect(title).toHaveValue('Soup for a wet Sunday');
    await save(page, 'Soup for a wet Sunday');
  });

  test('can be changed, and a version before the change comes back', async ({ page }) => {
    await add(page, LETTER);
    await save(page, "My gran's lentil soup");
    await page.getByRole('link', { name: 'Edit this recipe' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sunday soup');
    await page.getByRole('textbox', { name: 'Ingredient 2' }).fill('2 large onions, chopped');
    await save(page, 'Sunday soup');

    await page.getByRole('link', { name: 'Versions of this recipe' }).click();
    const first = page.getByRole('article').last();
    await first.getByRole('button', { name: 'Compare with now' }).click();
    await expect(first.getByRole('listitem').filter({ hasText: '2 large onions' })).toContainText('Now');
    await first.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "My gran's lentil soup" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: "My gran's lentil soup" })).toBeVisible();
    // Nothing of the edit is left.
    await page.goto('/add');
    await expect(page.getByRole('textbox', { name: 'Text of the recipe' })).toBeVisible();
  });

  test('is written by keyboard alone', async ({ page }) => {
    await page.goto('/add');
    const empty = page.getByRole('button', { name: 'Start with an empty page' });
    await empty.focus();
    await page.keyboard.press('Enter');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.focus();
    await page.keyboard.type('Saffron water');
    await page.getByRole('textbox', { name: 'Ingredient 1' }).focus();
    await page.keyboard.type('1 pinch saffron');
    await page.keyboard.press('Enter');
    await page.keyboard.type('250 ml water');
    await page.getByRole('textbox', { name: 'Step 1' }).focus();
    await page.keyboard.type('Pour over and wait for 4 minutes.');
    await page.getByRole('button', { name: 'Save the recipe' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron water' })).toBeVisible();
    await page.getByRole('tab', { name: 'Ingredients' }).click();
    await expect(page.getByText('saffron', { exact: true })).toBeVisible();
  });
});

test.describe('a text with two recipes', () => {
  const TWO = `Leek pie

3 leeks
200 g flour
100 g butter

Rub the butter into the flour, fry the leeks and bake the pie.

Green salad

1 lettuce
2 tbsp olive oil
1 lemon

Wash the lettuce and dress it with oil and lemon.`;
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

  const read = async (page: Page) => {
    await page.goto('/add');
    await page.getByRole('textbox', { name: 'Text of the recipe' }).fill(TWO);
    await page.getByRole('button', { name: 'Read the recipe' }).press('Enter');
    await expect(page.getByRole('heading', { name: '2 recipes were found' })).toBeVisible();
  };

  test('is taken whole, one recipe after the other, by keyboard alone and over a reload', async ({ page }) => {
    await read(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: /^Check both/ }).press('Enter');
    await expect(page.getByText('Recipe 1 of 2')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the recipe' }).press('Enter');
    await expect(title(page)).toHaveValue('Green salad');
    await expect(page.getByText('Recipe 2 of 2')).toBeFocused();
    await expect(page.getByText('Recipe 2 of 2')).toBeInViewport();
    await page.reload();
    await expect(title(page)).toHaveValue('Green salad');
    await page.getByRole('button', { name: 'Save the recipe' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^On this device/ })).toBeVisible();
    for (const name of ['Leek pie', 'Green salad']) await expect(page.getByRole('link', { name })).toBeVisible();
  });

  test('gives the one that is chosen', async ({ page }) => {
    await read(page);
    await page.getByRole('button', { name: 'Check this one Green salad' }).click();
    await save(page, 'Green salad');
    await page.goto('/add');
    await expect(page.getByRole('textbox', { name: 'Text of the recipe' })).toBeVisible();
  });
});

test.describe('the search for a recipe of one’s own', () => {
  const SOUP = "My gran's lentil soup";
  /** Among the results: the home page also shows what was opened last. */
  const soup = (page: Page) => page.locator('#results').getByRole('article').filter({ hasText: SOUP });

  const searchByName = async (page: Page, name: string) => {
    await page.goto('/');
    await page.getByText('By recipe name').click();
    const box = page.getByRole('combobox', { name: 'Recipe name' });
    await box.fill(name);
    await box.press('Enter');
    await expect(cards(page).first()).toBeVisible();
  };
  const searchByIngredients = async (page: Page) => {
    await page.goto('/');
    await search(page, 'red lentils, onion, vegetable stock');
    await expect(cards(page).first()).toBeVisible();
  };

  /** In the browser of another cook. */
  const isHiddenFromOthers = async (browser: Browser) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await searchByIngredients(other);
    await expect(soup(other)).toHaveCount(0);
    await searchByName(other, 'lentil soup');
    await expect(soup(other)).toHaveCount(0);
    await context.close();
  };

  test('finds it by ingredients and by name on the device of a guest, and for no one else', async ({
    page,
    browser,
  }) => {
    await add(page, LETTER);
    await save(page, SOUP);
    await searchByIngredients(page);
    await expect(soup(page)).toBeVisible();
    await searchByName(page, "gran's lentil soup");
    await expect(soup(page)).toBeVisible();
    await isHiddenFromOthers(browser);
  });

  test('finds it on every device of its account, and no longer after signing out', async ({ page, browser }) => {
    const cook = cookNamed('Own-search');
    await signIn(page, cook);
    await add(page, LETTER);
    await save(page, SOUP);
    await expect(async () => {
      expect(await (await page.request.get('/api/user/recipes/saved')).text()).toContain('lentil soup');
    }).toPass();

    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, cook);
    await searchByIngredients(other);
    await expect(soup(other)).toBeVisible();
    await searchByName(other, 'lentil soup');
    await expect(soup(other)).toBeVisible();
    await other.request.post('/api/auth/logout', { data: {} });
    await searchByName(other, 'lentil soup');
    await expect(soup(other)).toHaveCount(0);
    await context.close();
    await isHiddenFromOthers(browser);
  });
});
