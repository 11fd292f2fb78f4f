import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cookNamed, signIn } from './session';

/** How soon the other screen has to show a tick, in milliseconds. */
const LIVE_MS = 3_000;

const box = (page: Page) => page.getByRole('textbox', { name: 'What do you need?' });
const line = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

const addByTyping = async (page: Page, text: string) => {
  await box(page).fill(text);
  await box(page).press('Enter');
};

const addRecipe = async (page: Page, name: string) => {
  await page.goto('/');
  await page.getByText('By recipe name').click();
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
};

test('a guest adds two recipes and words, ticks without a network, and finds the list after signing up', async ({
  page,
  context,
}) => {
  await addRecipe(page, 'Shakshuka');
  await addRecipe(page, 'Spanish potato omelette');
  await page.getByRole('link', { name: /^Shopping list: [1-9]/ }).click();
  await expect(page.getByText(/For Shakshuka, Spanish potato omelette/).first()).toBeVisible();
  await addByTyping(page, '1,5 kg de patatas, papel higiénico');
  await expect(line(page, /papel higiénico/)).toBeVisible();

  await context.setOffline(true);
  await line(page, /eggs/).check();
  await expect(page.getByRole('heading', { name: 'In the basket' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(line(page, /eggs/)).toBeChecked();

  await signIn(page, cookNamed('Basket'));
  const sent = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/shopping') && reply.request().method() === 'POST',
  );
  await page.goto('/shopping');
  await sent;
  await expect(line(page, /eggs/)).toBeChecked();
  // Another device has nothing but the account.
  await page.evaluate(() => localStorage.removeItem('shoppingList_guest'));
  const other = await context.browser()!.newContext({ storageState: await context.storageState() });
  const second = await other.newPage();
  await second.goto('/shopping');
  await expect(line(second, /papel higiénico/)).toBeVisible();
  await expect(line(second, /eggs/)).toBeChecked();
  await other.close();
});

test('a shared list is ticked by two, live, until its link is taken back', async ({ page, context }) => {
  await signIn(page, cookNamed('Sharer'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shopping');
  await addByTyping(page, '2 onions, milk');
  await page.getByRole('button', { name: 'Share a link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guests = await context.browser()!.newContext();
  const guest = await guests.newPage();
  await guest.goto(link);
  await expect(line(guest, /onions/)).toBeVisible();
  await line(guest, /onions/).check();
  await expect(line(page, /onions/)).toBeChecked({ timeout: LIVE_MS });
  await line(page, /milk/).check();
  await expect(line(guest, /milk/)).toBeChecked({ timeout: LIVE_MS });
  await addByTyping(guest, 'bread');
  await expect(line(page, /bread/)).toBeVisible({ timeout: LIVE_MS });

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible();
  await guests.close();
});

test('the keyboard alone adds, ticks, removes, brings back and orders the aisles', async ({ page }) => {
  await page.goto('/shopping');
  await box(page).focus();
  await page.keyboard.type('milk, salmon');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await line(page, /milk/).focus();
  await page.keyboard.press('Space');
  await expect(line(page, /milk/)).toBeChecked();
  await page.getByRole('button', { name: 'Remove salmon' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, /salmon/)).toBeVisible();
  await page.getByRole('button', { name: 'Order of the aisles' }).focus();
  await page.keyboard.press('Enter');
  const handle = page.getByRole('button', { name: 'Move Dairy and eggs' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const rows = page.getByRole('button', { name: /^Move / });
  await expect(rows.nth(2)).toHaveAccessibleName('Move Dairy and eggs');
});

for (const locale of ['en-GB', 'fr', 'es'])
  test(`axe finds nothing on the list, at 320 px and without scrolling sideways (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto('/shopping');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('textbox').fill('2 onions, lait, papel higiénico');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').first().click();
    expect(await violations(page)).toEqual([]);
    const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1]!);
    await context.close();
  });
