import { expect, test, type Page } from '@playwright/test';
import { cards, resultsHeading, search } from './kitchen';
import { longList, withSavedList } from './savedList';

const sheet = (page: Page) => page.locator('#print-sheet');

/** What the browser does around its print dialog, with the page at rest on paper between the two. */
const onPaper = async (page: Page, check: () => Promise<void>) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await check();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet(page)).toHaveCount(0);
};

/** Presses the nth card, and returns the title of its recipe once that is the heading of the page. */
const openCard = async (page: Page, nth: number) => {
  const link = cards(page).nth(nth).getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
};

const printsRecipe = (page: Page, title: string) =>
  onPaper(page, async () => {
    await expect(sheet(page)).toHaveCount(1);
    await expect(sheet(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

const printsCards = (page: Page) =>
  onPaper(page, async () => {
    await expect(sheet(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

test('a recipe from the results and the list it came from are each printed while they are seen', async ({ page }) => {
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await expect(resultsHeading(page)).toBeVisible();
  await printsCards(page);
  const first = await openCard(page, 0);
  await printsRecipe(page, first);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await printsCards(page);
  const second = await openCard(page, 1);
  expect(second).not.toBe(first);
  await printsRecipe(page, second);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await printsRecipe(page, second);
});

test('a saved recipe and the saved list are each printed while they are seen', async ({ page }) => {
  await page.goto('/');
  await withSavedList(page, new URL(page.url()).origin, longList(3));
  await page.goto('/saved');
  await expect(cards(page).first()).toBeVisible();
  await printsCards(page);
  await printsRecipe(page, await openCard(page, 0));
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await printsCards(page);
});
