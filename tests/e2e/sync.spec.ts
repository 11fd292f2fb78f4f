import { expect, test, type Page } from '@playwright/test';
import { cards, search } from './kitchen';
import { cookNamed, signIn } from './session';

const WRITES = /\/api\/user\/recipes\//;

/** Waits until the account holds this many recipes: a note on the page may go before the server has answered. */
const accountHolds = (page: Page, count: number) =>
  expect(async () => expect(await savedIds(page)).toHaveLength(count)).toPass({ timeout: 15_000 });

const savedIds = async (page: Page): Promise<number[]> => {
  const reply = await page.request.get('/api/user/recipes/saved');
  return ((await reply.json()) as { id: number }[]).map(({ id }) => id);
};

const heartOf = (page: Page, nth: number) => cards(page).nth(nth).locator('button[aria-pressed]');

const signedIn = async (page: Page, name: string) => {
  await signIn(page, cookNamed(name));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await search(page, 'eggs, onion, tomatoes');
  await expect(cards(page)).toHaveCount(6);
};

test.describe('a cook with an account', () => {
  test('saves without a connection, and the account receives it once there is one', async ({ page }) => {
    await signedIn(page, 'Offline');
    await page.route(WRITES, (route) => route.abort('connectionreset'));
    await heartOf(page, 0).click();
    await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).first().getByText('Not synced yet')).toBeVisible();
    expect(await savedIds(page)).toEqual([]);

    await page.unroute(WRITES);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Not synced yet')).toHaveCount(0);
    await accountHolds(page, 1);
  });

  test('closes the page before a change was sent, and it is sent at the next visit', async ({ page }) => {
    await signedIn(page, 'Hasty');
    await page.route(WRITES, (route) => route.abort('connectionreset'));
    await heartOf(page, 0).click();
    await expect(cards(page).first().getByText('Not synced yet')).toBeVisible();
    await page.goto('about:blank');
    await page.unroute(WRITES);
    await page.goto('/');
    await accountHolds(page, 1);
  });

  test('learns what the account refuses, and can retry', async ({ page }) => {
    await signedIn(page, 'Refused');
    await page.route(WRITES, (route) => route.fulfill({ status: 422, body: '{}' }));
    await heartOf(page, 1).click();
    await expect(page.getByText("We couldn't save this recipe. Please try again later.")).toBeVisible();
    await expect(cards(page).nth(1).getByText('Not on your account')).toBeVisible();
    await page.unroute(WRITES);
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Retry/ })
      .click();
    await expect(page.getByText('Not on your account')).toHaveCount(0);
    await accountHolds(page, 1);
  });

  test('sees in one tab what was saved in another', async ({ page, context }) => {
    await signedIn(page, 'Twofold');
    const other = await context.newPage();
    await other.goto('/');
    await search(other, 'eggs, onion, tomatoes');
    await heartOf(page, 0).click();
    await expect(heartOf(other, 0)).toHaveAttribute('aria-pressed', 'true');
    await heartOf(other, 0).click();
    await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expect(async () => expect(await savedIds(page)).toEqual([])).toPass();
  });
});

test('a guest’s recipes are in the account after they sign in', async ({ page }) => {
  await page.goto('/');
  await search(page, 'eggs, onion, tomatoes');
  await heartOf(page, 0).click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await heartOf(page, 2).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await signIn(page, cookNamed('Mover'));
  await page.goto('/');
  await expect(page.getByText('2 recipes are in your account now.')).toBeVisible();
  await accountHolds(page, 2);
  expect(await page.evaluate(() => window.localStorage.getItem('savedRecipes_guest'))).toBeNull();
});

test('the account’s preferences come with the cook, and no allergen is dropped silently', async ({ page }) => {
  const cook = cookNamed('Careful');
  await signIn(page, cook);
  await page.request.post('/api/preferences', {
    data: { language: 'es', measurementSystem: 'metric', excludedAllergens: ['Nuts'], dietTypes: [] },
  });
  // A page of the same origin that runs nothing of Larder's, so that only the test writes.
  await page.goto('/api/health');
  await page.evaluate(() => {
    const stored = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: ['Eggs'], dietTypes: [] };
    window.localStorage.clear();
    window.localStorage.setItem('userPreferences', JSON.stringify(stored));
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Alérgenos conservados')).toBeVisible();
  const excluded = async () =>
    ((await (await page.request.get('/api/preferences')).json()) as { excludedAllergens: string[] }).excludedAllergens;
  await expect(async () => expect(await excluded()).toEqual(['Nuts', 'Eggs'])).toPass();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(async () => expect(await excluded()).toEqual(['Nuts'])).toPass();
});
