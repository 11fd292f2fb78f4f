import { expect, test, type Page } from '@playwright/test';
import { cards, search } from './kitchen';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /You're offline\. Search works with the recipes on this device\./;

/** First visit: the worker is installed and has cached the recipes of this language. */
const firstVisit = async (page: Page) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isStocked = async () => {
      const cache = await caches.open('larder-device');
      const files = (await cache.keys()).map(({ url }) => url);
      return ['corpus-facts', 'corpus-en', 'offline.', 'i18n-en-GB'].every((name) =>
        files.some((file) => file.includes(name)),
      );
    };
    while (!(await isStocked())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
};

test('after one visit Larder opens, searches and shows recipes without a network', async ({ page, context }) => {
  await firstVisit(page);
  await search(page, 'eggs, potatoes, onion');
  await expect(cards(page).first()).toBeVisible();
  const online = await cards(page).getByRole('heading').allInnerTexts();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Ingredients' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(OFFLINE).first()).toBeVisible();

  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await expect(cards(page).first()).toBeVisible();
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(online);

  // A recipe that has not been opened yet, by its name.
  await page.getByText('By recipe name').click();
  await page.getByRole('combobox', { name: 'Recipe name' }).fill('moji');
  // The box suggests from the device, and a title that is chosen is searched for.
  await page.getByRole('option', { name: 'Mojito', exact: true }).click();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Ingredients' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText("You're back online.")).toBeAttached();
});

test('an unknown ingredient is reported without a network as with one', async ({ page, context }) => {
  await firstVisit(page);
  await context.setOffline(true);
  await search(page, 'qwertz');
  await expect(page.getByRole('heading', { name: 'No ingredients detected.' })).toBeVisible();
  await expect(page.getByText(/Not understood: qwertz\./).first()).toBeVisible();
  // It does not fit below the form and the line about the network: the form does not stay, cut by the header.
  await expect(page.getByRole('search')).not.toBeInViewport();
  await expect(page.getByText('Searched on this device, without a connection.')).toBeInViewport();
});

test('with a network the page is the server’s, never the cached one', async ({ page }) => {
  await firstVisit(page);
  const served = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.reload();
  const response = await served;
  expect(response.status()).toBe(200);
  const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
  const first = nonceOf(await page.content());
  await page.reload();
  expect(nonceOf(await page.content())).not.toBe(first ?? 'none');
});

test.describe('without recipes on the device', () => {
  test.use({ serviceWorkers: 'block' });
  test('a search that failed for lack of a network is repeated when the network is back', async ({ page, context }) => {
    await page.goto('/');
    await search(page, 'eggs');
    await expect(cards(page).first()).toBeVisible();
    // DeviceNews has loaded once it has reported an interruption.
    await expect(async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.getByText("You're back online.")).toBeAttached({ timeout: 3_000 });
    }).toPass();

    await context.setOffline(true);
    await search(page, 'eggs, potatoes');
    await expect(page.getByText("We're having trouble connecting to our recipe AI service.")).toBeVisible();
    await expect(page.getByText(/You're offline\. Recipes you opened before/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('on an unreliable connection', () => {
  test.use({ serviceWorkers: 'block' });
  test('a chunk that failed to load is loaded again, and the page works meanwhile', async ({ page }) => {
    const refused = new Set<string>();
    await page.route(/\/assets\/(?!main\.)[^/]+\.js$/, (route) => {
      const address = route.request().url();
      if (refused.has(address)) return route.continue();
      refused.add(address);
      return route.abort();
    });
    await page.goto('/');
    await search(page, 'eggs, potatoes');
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Ingredients' })).toBeVisible();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Larder' })).toBeVisible();
    expect(refused.size).toBeGreaterThan(5);
  });
});

test('a new version waits for the cook’s consent', async ({ page }) => {
  await firstVisit(page);
  // To the browser, the same worker under another URL is a newer one.
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?newer'));
  await expect(page.getByText('A new version of Larder is ready').first()).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  // The page registers the worker under its own URL, which is a newer one again: until it waits, the press would activate
  // the one above, and the next version would be announced at once.
  await page.evaluate(async () => {
    const isNewest = async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
      return !installing && waiting?.scriptURL.endsWith('/worker.js');
    };
    while (!(await isNewest())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload', exact: true }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  await expect(page.getByText('A new version of Larder is ready')).toHaveCount(0);
});
