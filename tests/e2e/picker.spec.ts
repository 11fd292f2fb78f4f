import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards } from './kitchen';

const open = async (page: Page): Promise<Locator> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pick from a list' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick what you have' });
  await expect(picker.getByRole('button', { name: 'eggs', exact: true })).toBeVisible();
  return picker;
};

test('the names of all ingredients are read when the list opens, not before', async ({ page }) => {
  const read: string[] = [];
  page.on('request', (request) => read.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const lists = () => read.filter((url) => url.includes('/assets/ingredients-'));
  expect(lists()).toEqual([]);
  await open(page);
  await expect.poll(lists).toEqual([expect.stringContaining('ingredients-en-GB')]);
});

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['narrow phone', { width: 320, height: 568 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('Analyze stays in reach while a cook picks from every kind', async ({ page }) => {
      const picker = await open(page);
      await picker.getByRole('button', { name: 'eggs', exact: true }).click();
      await picker.getByRole('tab', { name: 'Vegetables' }).click();
      await picker.getByRole('button', { name: 'yellow peppers' }).click();
      await picker.getByRole('searchbox').fill('half an on');
      await expect(picker.getByText('“half an on” is not on the list.')).toBeVisible();
      await picker.getByRole('searchbox').fill('brown on');
      await page.keyboard.press('Enter');
      await expect(picker.getByText('3 chosen')).toBeVisible();
      await expect(picker.getByRole('button', { name: 'Analyze' })).toBeInViewport({ ratio: 1 });
      await expect(picker.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await picker.getByRole('button', { name: 'Analyze' }).click();
      await expect(picker).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue('eggs, yellow peppers, onions');
    });
  });
