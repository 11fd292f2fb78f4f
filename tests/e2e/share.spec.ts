import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';

// A clean console is checked here, and Playwright writes to it when it blocks the worker.
test.use({ serviceWorkers: 'allow' });

const HOSTILE = '"> \' &quot; <!-- </ {page} $&';

/** A recipe unique to this run, so that picture feedback of earlier runs does not count. */
const shareNew = async (request: APIRequestContext, title = `Eggs of ${Date.now()} ${Math.random()}`) => {
  const reply = await request.post('/api/recipes/share', {
    data: {
      title,
      description: 'Red & hot.',
      category: 'Meals',
      imageUrl: '/pictures/shakshuka.webp',
      prepTime: 20,
      ingredients: [{ name: 'eggs', quantity: '4', amount: 4, unit: 'piece' }, 'salt'],
      instructions: [{ step: 'Break the eggs </script> into the pan.', time: 600 }],
    },
  });
  const { id } = (await reply.json()) as { id: number };
  // As the server stores it: plain text.
  const { title: kept } = (await (await request.get(`/api/recipes/${id}`)).json()) as { title: string };
  return { id, title: kept };
};

/** Collects what the browser complains about: errors, and blocks by the content security policy. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

const contentOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

const say = async (page: Page, id: number) => {
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabel('Your feedback').fill('There is no feta.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you. Here is another picture.')).toBeVisible();
};

const picture = (page: Page) => page.getByRole('article').getByRole('img').first();

test('a guest opens what a cook shared: with a preview, and a clean console', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const complaints = complaintsOf(stranger);
  const answer = await stranger.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await contentOf(stranger, 'og:title')).toBe(title);
  expect(await contentOf(stranger, 'og:type')).toBe('article');
  expect(await contentOf(stranger, 'og:url')).toBe(link);
  expect(await contentOf(stranger, 'twitter:card')).toBe('summary_large_image');
  await expect(stranger.locator('link[rel=canonical]')).toHaveAttribute('href', link);
  const data = JSON.parse(await stranger.locator('script[type="application/ld+json"]').innerText());
  expect(data).toMatchObject({ '@type': 'Recipe', name: title });
  const card = await stranger.request.get((await contentOf(stranger, 'og:image'))!);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(complaints).toEqual([]);
});

test('a guest’s recipe is not indexed by search engines, and markup in its title is shown as text', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { id, title } = await shareNew(request, `Plain & <3 ${HOSTILE} ${Date.now()}`);
  const answer = await page.goto(`/recipe/${id}`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Larder`);
  expect(await contentOf(page, 'og:title')).toBe(title);
  expect(complaints).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });
  test('a recipe can be read, in the language of the reader', async ({ page, request }) => {
    const found = await request.post('/api/analyze', { data: { recipeName: 'shakshuka' } });
    const [{ id }] = ((await found.json()) as { recipes: { id: number }[] }).recipes as [{ id: number }];
    await page.goto(`/recipe/${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chakchouka');
    await expect(page.getByRole('heading', { name: 'Ingrédients' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'œufs' }).first()).toBeVisible();
  });
});

test('a missing recipe or page has the status 404', async ({ page }) => {
  expect((await page.goto('/recipe/12345'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expect(page.getByText(/it has expired: a recipe shared by a guest can be opened for 30 days/)).toBeVisible();
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a recipe is one sheet of paper, whatever tab is open, from a ${colorScheme} page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await search(page, 'eggs, potatoes, onion');
    await cards(page).first().getByRole('link').click();
    await page.getByRole('tab', { name: 'Ingredients' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    const print = async () => (await page.pdf({ format: 'A4' })).toString('latin1');
    // A new server draws the picture on its first request.
    await expect.poll(print).toMatch(/\/Subtype\s*\/Image/);
    expect((await print()).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect(page.locator('#print-sheet')).toHaveCount(0);

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

test('a wrong picture is replaced at once for the reporter, and for everyone after reports from three households', async ({
  page,
  request,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const { id } = await shareNew(request);
  await page.goto(`/recipe/${id}`);
  await expect(picture(page)).toHaveAttribute('src', '/pictures/shakshuka.webp');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();

  await say(page, id);
  await expect(picture(page)).toHaveAttribute('src', '/pictures/shakshuka-v2.webp');
  expect(
    await picture(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.reload();
  await expect(picture(page)).toHaveAttribute('src', '/pictures/shakshuka-v2.webp');
  expect(complaints).toEqual([]);

  const shown = ['/pictures/shakshuka.webp', '/pictures/shakshuka.webp', '/pictures/shakshuka-v2.webp'];
  for (const [i, expected] of shown.entries()) {
    // Each in another household, because reports of one household count once.
    const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${i + 1}` };
    const other = await (await browser.newContext({ locale: 'en-GB', extraHTTPHeaders })).newPage();
    await other.goto(`/recipe/${id}`);
    await expect(picture(other)).toHaveAttribute('src', expected);
    if (expected === '/pictures/shakshuka.webp') await say(other, id);
    await other.context().close();
  }
});

test('ingredients are ticked off by the keyboard, and a reload resets them', async ({ page, request }) => {
  const { id } = await shareNew(request);
  await page.goto(`/recipe/${id}#ingredients`);
  const eggs = page.getByRole('checkbox', { name: '4 eggs' });
  await eggs.focus();
  await page.keyboard.press('Space');
  await expect(eggs).toBeChecked();
  await expect(page.getByText('1 of 2 ready')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.getByText('Tick what is ready')).toBeFocused();
  await eggs.check();
  await page.reload();
  await expect(page.getByText('Tick what is ready')).toBeVisible();
});

test('a production server shows no developer tools to anyone', async ({ page, request }) => {
  const { id } = await shareNew(request);
  await page.goto(`/recipe/${id}?showDevTools=true`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Developer tools')).toHaveCount(0);
  expect((await request.delete(`/api/recipes/${id}`)).status()).toBe(404);
});
