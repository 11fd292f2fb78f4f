import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { cards, search } from './kitchen';

const HOSTILE = '"> \' &quot; <!-- </ {page} $&';

/** A recipe of this run alone: what earlier runs said of its picture does not count. */
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
  // As the server keeps it: plain text.
  const { title: kept } = (await (await request.get(`/api/recipes/${id}`)).json()) as { title: string };
  return { id, title: kept };
};

/** Whatever the browser complains of: errors, and what the content security policy stops. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

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

test('what a cook shares, a stranger opens: with a preview, and a quiet console', async ({
  page,
  context,
  browser,
}) => {
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

test('a guest’s recipe is not for search engines, and a title with markup in it stays a title', async ({
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

test('what is not there has the status of what is not there', async ({ page }) => {
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
    // A new server draws the picture when it is asked for the first time.
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

test('a picture that is wrong: another one at once for who says so, and for everybody after three', async ({
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

  for (const expected of ['/pictures/shakshuka.webp', '/pictures/shakshuka.webp', '/pictures/shakshuka-v2.webp']) {
    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await other.goto(`/recipe/${id}`);
    await expect(picture(other)).toHaveAttribute('src', expected);
    if (expected === '/pictures/shakshuka.webp') await say(other, id);
    await other.context().close();
  }
});

test('ingredients are ticked off by the keyboard, and a reload begins anew', async ({ page, request }) => {
  const { id } = await shareNew(request);
  await page.goto(`/recipe/${id}#ingredients`);
  const eggs = page.getByRole('checkbox', { name: '4 eggs' });
  await eggs.focus();
  await page.keyboard.press('Space');
  await expect(eggs).toBeChecked();
  await expect(page.getByText('1 of 2 ready')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.getByText('0 of 2 ready')).toBeFocused();
  await eggs.check();
  await page.reload();
  await expect(page.getByText('0 of 2 ready')).toBeVisible();
});

test('nobody sees the developer tools of a server that is in earnest', async ({ page, request }) => {
  const { id } = await shareNew(request);
  await page.goto(`/recipe/${id}?showDevTools=true`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Developer tools')).toHaveCount(0);
  expect((await request.delete(`/api/recipes/${id}`)).status()).toBe(404);
});
