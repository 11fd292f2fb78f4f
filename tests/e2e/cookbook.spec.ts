import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cookNamed, signIn } from './session';

const openRecipe = async (page: Page, name: string) => {
  await page.goto('/');
  await page.getByText('By recipe name').click();
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/**
 * Opens the forms once. Their code arrives when the page is idle or a form is first opened, and these journeys run
 * without the service worker that would keep it for a page without a network.
 */
const openFormsOnce = async (page: Page) => {
  for (const name of ['I cooked it', 'Collections']) {
    await page.getByRole('button', { name }).click();
    const form = page.getByRole('dialog', { name });
    await expect(form.getByRole('textbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
};

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });

test('a guest writes notes without a network, and finds them after a reload and on the account', async ({
  page,
  context,
}) => {
  await openRecipe(page, 'Shakshuka');
  await expect(notes(page)).toBeVisible();
  await context.setOffline(true);
  await notes(page).getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Less salt');
  await page.keyboard.press('Control+Enter');
  await expect(notes(page).getByText('Less salt')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(notes(page).getByText('Less salt')).toBeVisible();
  const address = page.url();

  await signIn(page, cookNamed('Notes'));
  const sent = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/cookbook') && reply.request().method() === 'POST',
  );
  await page.goto(address);
  await sent;
  // Another device has nothing but the account.
  await page.evaluate(() => localStorage.removeItem('cookbook_guest'));
  const other = await context.browser()!.newContext({ storageState: await context.storageState() });
  const second = await other.newPage();
  await second.goto(address);
  await expect(notes(second).getByText('Less salt')).toBeVisible();
  await other.close();
});

test('what is typed about a dish, into a note and as a name survives a reload, a lost connection and a lost session', async ({
  page,
  context,
}) => {
  const cook = await signIn(page, cookNamed('Drafts'));
  await openRecipe(page, 'Shakshuka');
  await openFormsOnce(page);
  await context.setOffline(true);
  await notes(page).getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Half a thought');
  await page.getByRole('button', { name: 'I cooked it' }).click();
  const form = page.getByRole('dialog', { name: 'I cooked it' });
  await form.getByRole('radio', { name: '3 stars' }).check();
  await form.getByRole('textbox', { name: 'Comment' }).fill('A little dry');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Collections' }).click();
  const sheet = page.getByRole('dialog', { name: 'Collections' });
  await sheet.getByRole('textbox', { name: 'New collection' }).fill('Brunch');
  await context.setOffline(false);

  await context.clearCookies({ name: 'session' });
  await page.reload();
  // Someone else who uses the device does not see it.
  await expect(notes(page).getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(notes(page).getByRole('textbox')).toHaveCount(0);
  await signIn(page, cook);
  await page.reload();
  await expect(notes(page).getByRole('textbox', { name: 'Your note' })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'I cooked it' }).click();
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('A little dry');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Collections' }).click();
  await expect(sheet.getByRole('textbox', { name: 'New collection' })).toHaveValue('Brunch');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('checkbox', { name: 'Brunch' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
});

test('a dish is recorded at the end of cooking, and stands on the page of cooked dishes', async ({ page }) => {
  await openRecipe(page, 'Shakshuka');
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  const stove = page.getByRole('dialog', { name: 'Shakshuka' });
  await expect(stove).toBeVisible();
  const complete = stove.getByRole('heading', { name: 'Cooking complete!' });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(complete).toBeVisible({ timeout: 200 });
  }).toPass();
  await stove.getByRole('button', { name: 'I cooked it' }).click();
  const form = page.getByRole('dialog', { name: 'I cooked it' });
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByRole('textbox', { name: 'Comment' }).fill('Again, soon');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.goto('/cooked');
  const entries = page.getByRole('list', { name: 'Cooked dishes' });
  await expect(entries.getByText('Again, soon')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await entries.getByRole('link', { name: 'Shakshuka' }).click();
  await expect(page.getByRole('heading', { name: 'Cooked once' })).toBeVisible();
});

test('a collection is made, shared by a link that needs no account, and the link is taken back', async ({
  page,
  browser,
}) => {
  await signIn(page, cookNamed('Collector'));
  await openRecipe(page, 'Shakshuka');
  await page.getByRole('button', { name: 'Collections' }).click();
  const sheet = page.getByRole('dialog', { name: 'Collections' });
  await expect(sheet.getByRole('textbox', { name: 'New collection' })).toBeFocused();
  await page.keyboard.type('Sundays');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.goto('/saved');
  await page.getByRole('button', { name: 'Sundays (1)' }).click();
  await expect(page.getByRole('link', { name: 'Shakshuka' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const shared = page.waitForResponse((reply) => /collections\/.+\/share$/.test(reply.url()));
  const tools = page.getByRole('button', { name: 'More for “Sundays”' });
  await tools.click();
  await page.getByRole('menuitem', { name: 'Share link' }).click();
  const { share } = (await (await shared).json()) as { share: string };

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(`/collection/${share}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'Sundays' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Shakshuka' }).first()).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await tools.click();
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click();
  await tools.click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Stop sharing' })).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await guests.close();
});

for (const locale of ['en-GB', 'fr', 'es'])
  test(`the page of cooked dishes fits 320 px without scrolling sideways (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto('/cooked');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1]!);
    await context.close();
  });
