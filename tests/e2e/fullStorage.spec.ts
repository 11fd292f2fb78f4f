import { expect, test } from '@playwright/test';
import { fillStorage, overflowing } from './fullStorage';

test('a guest whose storage is full keeps new lines of the list and notes over a reload, and no message says otherwise', async ({
  page,
}) => {
  await page.goto('/shopping');
  const box = page.getByRole('textbox', { name: 'What do you need?' });
  await box.fill('milk');
  await box.press('Enter');
  await expect(page.getByRole('checkbox', { name: /milk/ })).toBeVisible();
  await fillStorage(page, 20);
  for (const thing of ['onions', 'rice', 'butter']) {
    await box.fill(thing);
    await box.press('Enter');
    await expect(page.getByRole('checkbox', { name: new RegExp(thing) })).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /milk/ }).check();
  await expect(async () => expect((await overflowing(page)).shoppingList_guest).toContain('ticked')).toPass();
  await expect(page.getByText('Not remembered')).toHaveCount(0);

  await page.reload();
  for (const thing of ['onions', 'rice', 'butter'])
    await expect(page.getByRole('checkbox', { name: new RegExp(thing) })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /milk/ })).toBeChecked();

  // With room again, the key has everything, and the overflow nothing.
  await page.evaluate(() => window.localStorage.removeItem('filler'));
  await page.getByRole('checkbox', { name: /rice/ }).check();
  await expect(async () => expect(await overflowing(page)).toEqual({})).toPass();
  const kept = await page.evaluate(() => window.localStorage.getItem('shoppingList_guest'));
  expect(kept).toContain('butter');
});

test('a guest whose storage is full keeps an edit of an own recipe, and its history, over a reload', async ({
  page,
}) => {
  await page.goto('/add');
  await page
    .getByRole('textbox', { name: 'Text of the recipe' })
    .fill('Leek pie\nServes 4\n3 leeks\n200 g flour\n\nBake it for 35 minutes.');
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Leek pie');
  const address = page.url();
  await fillStorage(page, 20);

  for (const name of ['Sunday pie', 'Monday pie']) {
    await page.getByRole('link', { name: 'Edit this recipe' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save the recipe' }).click();
    await expect(title).toHaveText(name);
    await expect(async () => expect(Object.values(await overflowing(page)).join()).toContain(name)).toPass();
    await page.goto(address);
    await expect(title).toHaveText(name);
  }
  await page.getByRole('link', { name: 'Versions of this recipe' }).click();
  for (const name of ['Sunday pie', 'Monday pie']) await expect(page.getByText(name).first()).toBeVisible();
});
