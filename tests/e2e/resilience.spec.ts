import { expect, test } from '@playwright/test';
import { cards, search } from './kitchen';

test('the server fails during a search: a plain message, nothing lost, and retrying works', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/analyze', (route) => route.abort('connectionreset'));
  await search(page, 'eggs, onion');
  await expect(page.getByText("We're having trouble connecting to our recipe AI service.")).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('eggs, onion');
  await page.unroute('**/api/analyze');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a gateway that answers HTML is a connection error, not a blank screen', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/analyze', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await search(page, 'eggs');
  await expect(page.getByText(/Search Error: Unable to connect to the AI service/).first()).toBeVisible();
});

test('a search can be cancelled', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/analyze', () => {});
  await search(page, 'eggs, onion');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop the search' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('eggs, onion');
});

test('the language can change while a toast is open, and the toast follows', async ({ page }) => {
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await expect(page.getByText('Analysis complete!')).toBeVisible();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Analysis complete!')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cards(page).filter({ hasText: 'pommes de terre' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('corrupted stored values reset only themselves', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userPreferences', '{"language":');
    localStorage.setItem('cachedRecipes', 'not json');
    localStorage.setItem('recipeSortOption', 'sideways');
    localStorage.setItem('searchMode', 'name');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.getByText('By ingredients').click();
  await search(page, 'eggs');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('default');
});

test('an unknown recipe and an unknown page say so', async ({ page }) => {
  await page.goto('/recipe/12345');
  await expect(page.getByText('Recipe not found')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a slow device on a slow connection still gets there', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await expect(cards(page).first()).toBeVisible({ timeout: 40_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('nothing overflows, and the filters fill the screen', async ({ page }) => {
    await page.goto('/');
    await search(page, 'eggs, potatoes, onion');
    await expect(cards(page).first()).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Filters for these results/ }).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(389);
    await page.getByRole('button', { name: 'Apply' }).click();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

for (const locale of ['es', 'fr'])
  test(`nothing overflows on narrow phones in the longer language ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      locale,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(baseURL!);
    await search(page, locale === 'es' ? 'huevos, patatas, cebolla' : 'œufs, pommes de terre, oignon');
    await expect(cards(page).first()).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await context.close();
  });
