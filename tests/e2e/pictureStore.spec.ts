import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { recipeIdOf } from '../../kitchen/recipes/recipeId';
import { cards, search } from './kitchen';
import { startServer } from './killing';
import { openPictureStore, STORE_WIDTH, type PictureStore } from './pictureStoreServer';

const RECIPE = `/recipe/${recipeIdOf('shakshuka')}`;
const KITCHEN = 'eggs, tomatoes, onion, cumin';

let store: PictureStore;
let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
let base: string;

test.beforeAll(async () => {
  store = await openPictureStore();
  folder = mkdtempSync(join(tmpdir(), 'larder-store-'));
  server = await startServer(folder, { PICTURES_URL: store.url });
  base = server.address;
});
test.afterAll(() => {
  store.close();
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
// The last journey closes the store, so they keep their order.
test.describe.configure({ mode: 'default' });
test.beforeEach(() => {
  store.missing.clear();
  store.asked.length = 0;
});

/** What the server is asked for, and what the browser complains about. */
const watch = (page: Page) => {
  const drawn: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === base && pathname.startsWith('/pictures/')) drawn.push(pathname);
  });
  page.on('console', (message) => {
    // The worker of the other journeys is blocked by Playwright.
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { drawn, complaints };
};

/** Where the bytes of a picture are from; its width is scaled to the place it has. */
const sourceOf = async (picture: Locator): Promise<'store' | 'server' | 'nowhere'> => {
  const width = await picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
  if (width === 0) return 'nowhere';
  return width < 10 * STORE_WIDTH ? 'store' : 'server';
};
const dish = (page: Page) => page.locator('main img').first();

test('pages and cards show the drawings of the store, and ask the server for none', async ({ page }) => {
  const { drawn, complaints } = watch(page);
  await page.goto(base);
  await search(page, KITCHEN);
  const first = cards(page).first().locator('img');
  await expect(first).toHaveAttribute('src', new RegExp(`^${store.url}/[0-9a-f]{16}/[a-z0-9-]+\\.webp`));
  await expect.poll(() => sourceOf(first)).toBe('store');
  await page.goto(`${base}${RECIPE}`);
  await expect.poll(() => sourceOf(dish(page))).toBe('store');
  expect(store.asked.some((path) => path.includes('/shakshuka'))).toBe(true);
  expect({ drawn, complaints }).toEqual({ drawn: [], complaints: [] });
});

test('a page is drawn with the addresses of the store, and its link preview has them too', async ({
  page,
  request,
}) => {
  const html = async () => (await request.get(`${base}${RECIPE}`)).text();
  await expect.poll(html, { timeout: 15_000 }).toContain('<h1');
  const drawn = await html();
  const edition = `${store.url}/${/\/([0-9a-f]{16})\//.exec(drawn)?.[1]}`;
  expect(drawn).toContain(`<meta property="og:image" content="${edition}/shakshuka-card.jpg"/>`);
  expect(drawn.match(/<(?:img|link)[^>]*"\/pictures\//g)).toBeNull();

  const { drawn: asked, complaints } = watch(page);
  await page.goto(`${base}${RECIPE}`);
  const picture = dish(page);
  const before = await picture.elementHandle();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await before!.evaluate((image) => image.isConnected)).toBe(true);
  expect({ asked, complaints }).toEqual({ asked: [], complaints: [] });
});

test('a drawing that the store does not have comes from the server', async ({ page }) => {
  store.missing.add('shakshuka');
  await page.goto(`${base}${RECIPE}`);
  await expect(dish(page)).toHaveAttribute('src', '/pictures/shakshuka.webp');
  await expect.poll(() => sourceOf(dish(page))).toBe('server');
});

test('a cook who finds a picture wrong gets the next drawing, from the store or from the server', async ({ page }) => {
  const another = async (reason: string) => {
    await page.goto(`${base}${RECIPE}`);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByLabel('Your feedback').fill(reason);
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  await another('The eggs look raw.');
  await expect(dish(page)).toHaveAttribute('src', /[0-9a-f]{16}\/shakshuka-v2\.webp$/);
  await expect.poll(() => sourceOf(dish(page))).toBe('store');
  store.missing.add('shakshuka-v3');
  await another('They still look raw.');
  await expect(dish(page)).toHaveAttribute('src', '/pictures/shakshuka-v3.webp');
  await expect.poll(() => sourceOf(dish(page))).toBe('server');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const firstVisit = async (page: Page) => {
    await page.goto(base);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  };
  const kept = (page: Page) =>
    page.evaluate(async () => (await (await caches.open('larder-pictures')).keys()).map(({ url }) => url));

  test('drawings of the store are kept for a kitchen without a network', async ({ page, context }) => {
    await firstVisit(page);
    await page.goto(`${base}${RECIPE}`);
    await expect.poll(() => sourceOf(dish(page))).toBe('store');
    await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(`${base}/pictures/shakshuka(-400)?.webp`));
    expect((await kept(page)).filter((url) => !url.startsWith(`${base}/pictures/`))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    await expect.poll(() => sourceOf(dish(page))).toBe('store');
  });

  test('drawings come from the server while the store is away', async ({ page }) => {
    await firstVisit(page);
    store.close();
    // Home has not shown it, so it is not kept.
    await page.goto(`${base}/recipe/${recipeIdOf('chickpea-curry')}`);
    await expect.poll(() => sourceOf(dish(page))).toBe('server');
  });
});
