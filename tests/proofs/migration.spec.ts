import { expect, test, type APIRequestContext, type Page, type Route } from '@playwright/test';
import type { Recipe } from '../../contracts/recipe';
import { ownRecipe } from '../../kitchen/recipes/ownRecipe';
import { editedRecipe, keepPhoto, lostOf, missingOf } from './migration/editedRecipe';
import { ownServer, register, someRecipes } from './ownServer';
import { ranFor, writeReport } from './report';

const COUNT = Number(process.env.RECIPES ?? 25);
const PORT = Number(process.env.PROOF_PORT ?? 3431);

const OWN = Number(process.env.OWN ?? 5);

const GUEST_KEY = 'savedRecipes_guest';
const LIST_KEY = 'shoppingList_guest';

/** A recipe of a list by what it keeps: its id, or its words, because an account gives an own recipe another id. */
interface Named {
  name: string;
  userRating: number;
}

const namedOf = (list: readonly Recipe[]): Named[] =>
  list
    .map(({ id, title, ingredients, userRating }) => {
      const words = ingredients.flatMap((line) => (typeof line === 'string' ? [] : (line.written ?? [])));
      return { name: words.length > 0 ? [title, ...words].join(' | ') : String(id), userRating };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const stored = async (page: Page, key: string): Promise<Named[]> =>
  namedOf(JSON.parse((await page.evaluate((name) => window.localStorage.getItem(name), key)) ?? '[]') as Recipe[]);

const accountList = async (request: APIRequestContext): Promise<Named[]> => {
  const reply = await request.get('/api/user/recipes/saved');
  expect(reply.status()).toBe(200);
  return namedOf((await reply.json()) as Recipe[]);
};

const idsOf = (list: readonly Named[]) => list.map(({ name }) => name);

/** Recipes that the guest wrote, which no server has. */
const ownRecipes = () =>
  Array.from({ length: OWN }, (_, i) => ({
    ...ownRecipe(
      {
        title: `Tart ${i + 1} of a guest`,
        about: '',
        category: 'Meals',
        subcategory: 'Dinner',
        ingredients: [{ text: `${i + 1} onions, sliced` }, { text: '200 g flour' }],
        steps: ['Bake for 35 minutes.'],
      },
      { language: 'en-GB' },
    ),
    id: 10_001 + i,
  }));

/** Lines that the guest wrote, by what they say: they have the same ids on the account. */
const NOTES = 3;
const lineOf = (name: string, thing: object) => ({
  id: `line-${name}`.padEnd(18, '0'),
  thing,
  state: 'open',
  at: 1_000,
});
const ownDish = { id: 10_001, title: 'Tart 1 of a guest' };
const COOKBOOK = [
  ...Array.from({ length: NOTES }, (_, i) => lineOf(`note${i}`, { kind: 'note', recipe: ownDish, text: `Note ${i}` })),
  lineOf('step', { kind: 'note', recipe: ownDish, step: { index: 0, words: 'Bake for' }, text: 'Longer' }),
  lineOf('cooked', { kind: 'cooked', recipe: ownDish, on: '2026-03-01', servings: 2, stars: 4, comment: 'Good' }),
  lineOf('shelf', { kind: 'collection', name: 'Sundays' }),
  lineOf('member', { kind: 'member', collection: 'line-shelf'.padEnd(18, '0'), recipe: ownDish }),
];
const LIST = ['leeks', 'butter', 'flour'].map((name) => lineOf(`buy-${name}`, { name, language: 'en-GB' }));
const LINES = [...COOKBOOK, ...LIST].length;

interface Line {
  id: string;
  state: string;
  thing?: { recipe?: { id: number } };
}
const present = (lines: readonly Line[]) => lines.filter(({ state }) => state !== 'gone');

/** The lines of the account, and those that the browser has for it or for the guest. */
const accountLines = async (request: APIRequestContext): Promise<Line[]> => {
  const answers = await Promise.all(['/api/cookbook', '/api/shopping'].map((path) => request.get(path)));
  const lists = await Promise.all(answers.map(async (reply) => ((await reply.json()) as { entries: Line[] }).entries));
  return present(lists.flat());
};
const storedLines = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    Object.entries(window.localStorage)
      .filter(([key]) => /^(cookbook|shopping(List)?)_/.test(key))
      .flatMap(([, text]) => (JSON.parse(String(text)) as { entries: Line[] }).entries)
      .filter(({ state }) => state !== 'gone'),
  );

/** The edited recipe on the account, as it is at the end of its history. */
const tartOf = async (request: APIRequestContext): Promise<Recipe | undefined> =>
  ((await (await request.get('/api/user/recipes/saved')).json()) as Recipe[]).find(
    ({ title }) => title === ownDish.title,
  );

/** Where in a call the network breaks. */
const ENDS = ['the call', 'the answer'] as const;
/** How the cook continues. */
const RETURNS = ['a reload', 'the connection'] as const;

test('a guest’s recipes move to the account whole, wherever the network breaks', async ({ browser }) => {
  const begunAt = Date.now();
  const server = await ownServer(PORT);
  let breaks = 0;
  let lost = 0;
  let doubled = 0;
  try {
    const probe = await browser.newContext({ baseURL: server.url });
    const saved = [...(await someRecipes(probe.request, COUNT - OWN)), ...ownRecipes()].map((recipe, i) => ({
      ...recipe,
      isSaved: true,
      userRating: i % 2 === 0 ? (i % 5) + 1 : 0,
      savedAt: Date.now() - 60_000 - i,
    }));
    const edited = await editedRecipe(saved.find(({ id }) => id === ownDish.id)!);
    const recipes = saved.map((recipe) => (recipe.id === ownDish.id ? edited.recipe : recipe));
    await probe.close();
    const wanted = namedOf(recipes);
    // One call for each recipe and each rating, those of the edited one, one for the cookbook and one for the list.
    const calls = COUNT + recipes.filter(({ userRating }) => userRating > 0).length + edited.calls + 2;

    for (const end of ENDS)
      for (let step = 1; step <= calls + 1; step += 1) {
        const comesBackBy = RETURNS[(step + ENDS.indexOf(end)) % RETURNS.length];
        const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.goto('/about', { waitUntil: 'networkidle' });
        await page.evaluate(
          (entries) => {
            for (const [key, text] of entries) window.localStorage.setItem(key, text);
          },
          [
            [GUEST_KEY, JSON.stringify(recipes)],
            ['cookbook_guest', JSON.stringify({ entries: COOKBOOK })],
            [LIST_KEY, JSON.stringify({ entries: LIST })],
            ...edited.entries,
          ] as [string, string][],
        );
        await keepPhoto(page, edited);
        const uid = await register(context.request);

        let seen = 0;
        let lastSeen = Date.now();
        const breakLine = async (route: Route) => {
          lastSeen = Date.now();
          if (route.request().method() !== 'GET') seen += 1;
          if (seen < step) return route.continue();
          if (end === 'the answer' && seen === step) await route.fetch().catch(() => undefined);
          return route.abort('connectionreset');
        };
        await context.route(/\/api\/(user|preferences|health|cookbook|shopping)/, breakLine);
        await page.goto('/');
        await expect(() => {
          expect(seen).toBeGreaterThanOrEqual(Math.min(step, calls));
          expect(Date.now() - lastSeen).toBeGreaterThan(300);
        }).toPass({ timeout: 60_000, intervals: [50] });

        // Nothing is lost at the moment of the break.
        const everywhere = new Set([
          ...idsOf(await accountList(context.request)),
          ...idsOf(await stored(page, GUEST_KEY)),
        ]);
        lost += wanted.filter(({ name }) => !everywhere.has(name)).length;
        const lines = [...(await accountLines(context.request)), ...(await storedLines(page))];
        lost += LINES - new Set(lines.map(({ id }) => id)).size;
        const early = await tartOf(context.request);
        lost += await lostOf({ page, request: context.request }, edited, early?.id);
        breaks += 1;

        await context.unroute(/\/api\/(user|preferences|health|cookbook|shopping)/, breakLine);
        if (comesBackBy === 'a reload') await page.reload();
        else await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(async () => {
          expect(await stored(page, GUEST_KEY)).toEqual([]);
          // The list read on the way may be older than the last stars, so it is read again.
          expect(await stored(page, `savedRecipes_${uid}`)).toEqual(wanted);
        }, `${end} ${step}, back by ${comesBackBy}`).toPass({ timeout: 60_000, intervals: [50] });

        // The lines may be on the account before the recipe is, and get its number there with another call.
        await expect(async () => {
          const kept = await accountLines(context.request);
          expect(kept).toHaveLength(LINES);
          const tart = await tartOf(context.request);
          expect([...new Set(kept.flatMap(({ thing }) => thing?.recipe?.id ?? []))]).toEqual([tart?.id]);
        }, `${end} ${step}: the lines name the recipe as the account does`).toPass({
          timeout: 60_000,
          intervals: [50],
        });
        const kept = await accountLines(context.request);
        lost += LINES - new Set(kept.map(({ id }) => id)).size;
        const tart = await tartOf(context.request);
        expect(await missingOf(context.request, edited, tart), `${end} ${step}`).toEqual([]);

        const account = await accountList(context.request);
        const shown = await stored(page, `savedRecipes_${uid}`);
        lost += wanted.filter(({ name }) => !idsOf(account).includes(name)).length;
        doubled += account.length - new Set(idsOf(account)).size + (shown.length - new Set(idsOf(shown)).size);
        expect(account, `${end} ${step}`).toEqual(wanted);
        expect(shown, `${end} ${step}`).toEqual(wanted);
        await context.close();
      }
  } finally {
    await server.remove();
  }

  writeReport('migration', 'The guest’s recipes become the account’s', [
    `\`npm run prove -- migration\`: a guest in Chromium has ${COUNT} recipes, ${OWN} of them written by the guest and half of all rated, one of them edited twice and with a photo, ${COOKBOOK.length} lines of a cookbook (notes, a cooked dish, a collection with a recipe) and ${LIST.length} of a shopping list, and signs in on the real server. The network breaks at every single call of the move: before it reaches the server, or before its answer comes back; from then on nothing gets through. At that moment every recipe, every version, the photo and every line must be on the account or still in the browser. Then the cook reloads, or the connection comes back, and the account and the list in the browser must be exactly the ${COUNT} recipes with their stars, the photo and every version on the account, the lines must be on the account once, and those about an own recipe must name it by the number that the account gave it.`,
    '',
    `- breaks: ${breaks} (${ENDS.join(', ')}; back by ${RETURNS.join(', ')})`,
    `- lost: ${lost}`,
    `- doubled: ${doubled}`,
    ranFor(begunAt),
  ]);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});
