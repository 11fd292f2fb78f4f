import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';

const shelf = (page: Page) => page.getByRole('region', { name: 'On this device' });
const inResults = (page: Page) => page.locator('#results').getByRole('article');
const heartOf = (page: Page, index: number) =>
  inResults(page)
    .nth(index)
    .getByRole('button', { name: /^Save / });

const keepFirst = async (page: Page) => {
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await heartOf(page, 0).click();
  await page
    .getByRole('dialog', { name: 'Sign in required' })
    .getByRole('button', { name: 'Keep on this device' })
    .click();
  await expect(shelf(page).getByRole('article')).toHaveCount(1);
};

test.describe('a guest keeps recipes on the device', () => {
  test('is asked once; saves and ratings survive a reload, and can be removed and restored', async ({ page }) => {
    await keepFirst(page);
    await expect(page.getByText('Recipe saved')).toBeVisible();
    await heartOf(page, 1).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await inResults(page).nth(0).getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('4');
    await expect(page.getByText(/^You've rated .* 4 out of 5 stars\.$/)).toBeVisible();

    await page.reload();
    await expect(shelf(page).getByRole('article')).toHaveCount(2);
    await expect(shelf(page).getByRole('radio', { name: '4 stars', checked: true })).toHaveCount(1);
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('savedRecipes_guest') ?? 'null') as unknown[],
    );
    expect(stored).toHaveLength(2);
    expect(stored[1]).toMatchObject({ userRating: 4, isSaved: true });

    await shelf(page)
      .getByRole('button', { name: /^Save / })
      .first()
      .press('Enter');
    await expect(shelf(page).getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shelf(page).getByRole('article')).toHaveCount(2);
  });

  test('a second tab follows', async ({ page, context }) => {
    await keepFirst(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(shelf(other).getByRole('article')).toHaveCount(1);
    await heartOf(page, 1).click();
    await expect(shelf(other).getByRole('article')).toHaveCount(2);
    await expect(other.getByRole('link', { name: 'Saved recipes: 2' })).toBeVisible();
    await shelf(other)
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(shelf(page).getByRole('article')).toHaveCount(1);
    await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('opens a saved recipe without the server', async ({ page, context }) => {
    await keepFirst(page);
    const title = await shelf(page).getByRole('heading', { level: 3 }).innerText();
    await page.reload();
    await shelf(page).getByRole('link').first().hover();
    await context.route('**/api/recipes/**', (route) => route.abort());
    await shelf(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  });

  test('saved recipes follow the interface language', async ({ page }) => {
    await keepFirst(page);
    const title = await shelf(page).getByRole('heading', { level: 3 }).innerText();
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Personnalisation terminée')).toBeVisible();
    const french = page.getByRole('region', { name: 'Sur cet appareil' });
    await expect(french.getByRole('heading', { level: 3 })).not.toHaveText(title);
    await expect(french.locator('h3')).toHaveAttribute('lang', 'fr');
  });

  test('nothing is lost when the browser’s storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        if (key.startsWith('savedRecipes_')) throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    await keepFirst(page);
    await expect(page.getByText('Not remembered')).toBeVisible();
    await expect(shelf(page).getByRole('article')).toHaveCount(1);
    await heartOf(page, 1).click();
    await expect(shelf(page).getByRole('article')).toHaveCount(2);
  });

  test('a corrupted stored list breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) {
        localStorage.setItem('savedRecipes_guest', '[null,{"id":"x"},{"id":3,"title":{}},7,"<img src=x>"]');
        sessionStorage.setItem('begun', 'yes');
      }
    });
    await keepFirst(page);
    await expect(cards(page).first()).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on shelf, dialog and preferences, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto('/');
    await search(page, 'eggs, potatoes, onion');
    await heartOf(page, 0).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in required' });
    await expect(dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(dialog).toBeHidden();
    await expect(shelf(page).getByRole('article')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('checkbox', { name: 'Vegan' }).click();
    await page.getByRole('checkbox', { name: 'Nuts', exact: true }).press('Space');
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
