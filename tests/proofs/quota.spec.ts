import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { fillStorage } from '../e2e/fullStorage';
import { cards, search } from '../e2e/kitchen';
import { ownServer, register, someRecipes } from './ownServer';
import { everythingOfGuest, linesOfAccount } from './quota/lines';
import { ranFor, writeReport } from './report';

const PORT = Number(process.env.PROOF_PORT ?? 3435);
const ON_ACCOUNT = Number(process.env.RECIPES ?? 250);
const OF_GUEST = 30;
const ADDED = 6;

const idsIn = (page: Page, key: string): Promise<{ whole: number; ids: number[] }> =>
  page.evaluate((name) => {
    const list = JSON.parse(window.localStorage.getItem(name) ?? '[]') as ({ id: number } | [id: number])[];
    const whole = list.filter((one) => !Array.isArray(one));
    return { whole: whole.length, ids: list.map((one) => (Array.isArray(one) ? one[0] : one.id)) };
  }, key);

const bodiesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = window.indexedDB.open('larder');
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames];
          if (!names.includes('savedRecipes')) return resolve(0);
          const counting = request.result.transaction('savedRecipes').objectStore('savedRecipes').count();
          counting.onsuccess = () => resolve(counting.result);
        };
        request.onerror = () => resolve(-1);
      }),
  );

const open = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto('/about', { waitUntil: 'networkidle' });
  return page;
};

test('a full local storage loses no saved recipe', async ({ browser }) => {
  const begunAt = Date.now();
  const server = await ownServer(PORT);
  const lines: string[] = [];
  const settings = { baseURL: server.url, serviceWorkers: 'block' as const };
  try {
    const probe = await browser.newContext(settings);
    const recipes = await someRecipes(probe.request, ON_ACCOUNT);
    await probe.close();

    await test.step('a guest', async () => {
      const context = await browser.newContext(settings);
      const page = await open(context);
      const list = recipes.slice(0, OF_GUEST).map((recipe, i) => ({ ...recipe, isSaved: true, savedAt: 1_000 - i }));
      await page.evaluate((text) => {
        window.localStorage.setItem('savedRecipes_guest', text);
        window.localStorage.setItem('keepOnDevice', 'true');
      }, JSON.stringify(list));
      await page.goto('/');
      await search(page, 'eggs, onion, flour, butter, tomatoes');
      await expect(cards(page).first()).toBeVisible();
      const used = await fillStorage(page, 500);
      const results = page.getByRole('list', { name: /Recipe Results/ }).getByRole('article');
      let added = 0;
      for (let i = 0; i < ADDED; i += 1) {
        const heart = results.nth(i).locator('button[aria-pressed]');
        if ((await heart.getAttribute('aria-pressed')) === 'true') continue;
        await heart.click();
        added += 1;
      }
      const wanted = OF_GUEST + added;
      await expect(async () => expect((await idsIn(page, 'savedRecipes_guest')).ids).toHaveLength(wanted)).toPass();
      const { whole } = await idsIn(page, 'savedRecipes_guest');
      const kept = await bodiesKept(page);
      await page.reload();
      await expect(page.getByText(`${wanted} recipes`, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Show all ${wanted}` }).click();
      await expect(page.getByRole('list', { name: 'On this device' }).getByRole('article')).toHaveCount(wanted);
      lines.push(
        `- a guest with ${OF_GUEST} recipes and ${used} characters in use of local storage saves ${added} more: ${wanted} ids in the key, ${whole} with their bodies there, ${kept} bodies in IndexedDB; after a reload the shelf shows ${wanted}: lost 0`,
      );
      await context.close();
    });

    await test.step('an account', async () => {
      const context = await browser.newContext(settings);
      const page = await open(context);
      const uid = await register(context.request);
      for (const { id } of recipes)
        expect(
          (await context.request.post('/api/user/recipes/saved', { data: { recipeId: id } })).status(),
        ).toBeLessThan(300);
      const key = `savedRecipes_${uid}`;
      const used = await fillStorage(page, 100_000);
      await page.goto('/');
      await expect(async () => expect((await idsIn(page, key)).ids).toHaveLength(ON_ACCOUNT)).toPass({
        timeout: 60_000,
      });
      const { whole } = await idsIn(page, key);
      await expect(async () => expect(await bodiesKept(page)).toBeGreaterThanOrEqual(ON_ACCOUNT - whole)).toPass();
      const kept = await bodiesKept(page);

      // The account's list is unreachable, so what is shown is what this browser has stored.
      await context.route(/\/api\//, (route) => route.abort('connectionreset'));
      await page.reload();
      await expect(page.getByText('Not remembered')).toHaveCount(0);
      await expect(async () => {
        const { ids } = await idsIn(page, key);
        expect(new Set(ids).size).toBe(ON_ACCOUNT);
      }).toPass();
      lines.push(
        `- an account with ${ON_ACCOUNT} recipes and ${used} characters in use: ${ON_ACCOUNT} ids in the key, ${whole} with their bodies there, ${kept} bodies in IndexedDB; after a reload without the server all ${ON_ACCOUNT} are there: lost 0`,
      );
      await context.close();
    });

    for (const step of [everythingOfGuest, linesOfAccount])
      await test.step(step.name, async () => {
        const context = await browser.newContext(settings);
        lines.push(await step(context));
        await context.close();
      });
  } finally {
    await server.remove();
  }

  writeReport('quota', 'Local storage at its quota', [
    '`npm run prove -- quota`: in Chromium, another page of the origin fills up local storage. What a guest saves then, and the long list of an account, must be there after a reload: bodies lie in IndexedDB, the keys keep ids, stars and times. So must what a cook writes then: an own recipe with its photo and an edit, lines of the shopping list, notes, cooked dishes and collections; lists of lines that do not fit lie in IndexedDB, too.',
    '',
    ...lines,
    ranFor(begunAt),
  ]);
});
