import type { Kysely } from 'kysely';
import type { Recipe } from '@contracts/recipe';
import type { Allergen } from '@contracts/vocabulary';
import type { Database } from '../../db/schema';
import { createImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import { createRecipesRepository } from '../../repositories/recipesRepository';
import { aNewRecipe } from '../../testing/newRecipe';
import { openApp } from '../../testing/openApp';
import { openTestDatabase } from '../../testing/testDatabase';
import { storedSupper } from '../../testing/storedSupper';
import type { StoredRecipe } from '../../text/recipeText';
import { createFactsRefresh } from './factsRefresh';

const NOODLES = storedSupper({
  title: 'Peanut noodles',
  allergenEvidence: [],
  dietType: 'Vegan',
  dietTypes: ['Meat', 'Fish', 'Vegetarian', 'Vegan'],
  ingredients: [
    { name: 'rice noodles', quantity: '200 g', id: 'rice-noodle', amount: 200, unit: 'g', grams: 200 },
    { name: 'peanut butter', quantity: '2 tbsp', id: 'peanut-butter', amount: 2, unit: 'tbsp', grams: 30 },
  ],
  instructions: [{ step: 'Boil the noodles and stir in the peanut butter.' }],
});
const LINES = ['200 g rice noodles', '2 tbsp peanut butter'];
const FACTS = {
  category: 'Meals',
  subcategory: 'Dinner',
  allergens: [] as Allergen[],
  diets: NOODLES.dietTypes!,
} as const;

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const repositories = () => ({ recipes: createRecipesRepository(db), imported: createImportedRecipesRepository(db) });

const age = async () => {
  await db.updateTable('recipes').set({ facts_version: 0 }).execute();
  await db.updateTable('imported_recipes').set({ facts_version: 0 }).execute();
};

const importNoodles = (ids: readonly number[]) =>
  repositories().imported.add(
    ids.map((id) => ({
      id,
      contentHash: `noodles ${id}`,
      recipe: NOODLES,
      ingredientIds: ['rice-noodle'],
      facts: { ...FACTS, diets: [...FACTS.diets] },
      sourceLines: LINES,
      createdAt: new Date(0),
    })),
  );

const store = (id: number, recipe: StoredRecipe) =>
  repositories().recipes.add({ ...aNewRecipe({ id, contentHash: `stored ${id}` }), recipe });

const read = async (id: number) => (await repositories().recipes.find(id, new Date()))!;

const failures: unknown[] = [];
const refresh = (over: Partial<Parameters<typeof createFactsRefresh>[0]> = {}) =>
  createFactsRefresh({ ...repositories(), onFailure: (error) => failures.push(error), ...over });
beforeEach(() => failures.splice(0));

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const outdatedImports = async () => (await repositories().imported.outdated(1_000)).length;

describe('a server that starts with recipes of older rules', () => {
  it('ends up searching and showing them by today’s rules, and answers meanwhile', async () => {
    await importNoodles([11]);
    await store(12, NOODLES);
    await age();
    const app = await openApp({ db });
    const titles = async () => {
      const preferences = { excludedAllergens: ['Peanuts'] };
      const payload = { recipeName: 'Peanut noodles', preferences };
      const reply = await app.inject({ method: 'POST', url: '/api/analyze', payload });
      return reply.json<{ recipes: Recipe[] }>().recipes.map(({ title }) => title);
    };
    const page = async (id: number) => (await app.inject(`/api/recipes/${id}`)).json<Recipe>();
    while ((await titles()).length > 0) await new Promise((resolve) => setImmediate(resolve));
    while ((await page(12)).allergens.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const id of [11, 12])
      expect(await page(id)).toMatchObject({
        allergens: ['Peanuts'],
        allergenEvidence: expect.arrayContaining([expect.objectContaining({ allergen: 'Peanuts' })]),
        dietType: 'Vegan',
        nutritionCoverage: { covered: 2, total: 2 },
      });
    const found = await app.inject({ method: 'POST', url: '/api/analyze', payload: { ingredients: 'peanut butter' } });
    expect(found.json<{ recipes: Recipe[] }>().recipes.map(({ title }) => title)).toContain('Peanut noodles');
    await app.close();
  });
});

describe('facts are computed again', () => {
  it('from where it stopped', async () => {
    await importNoodles(upTo(60));
    await age();
    const { imported } = repositories();
    const first = refresh({
      imported: {
        ...imported,
        refresh: async (recipes) => {
          await imported.refresh(recipes);
          first.stop();
        },
      },
    });
    await first.run();
    const left = await outdatedImports();
    expect([left > 0, left < 60]).toEqual([true, true]);
    const seen: number[] = [];
    await refresh({
      imported: {
        ...imported,
        refresh: (recipes) => {
          seen.push(...recipes.map(({ id }) => id));
          return imported.refresh(recipes);
        },
      },
    }).run();
    expect([await outdatedImports(), seen.length]).toEqual([0, left]);
  });

  it('by two servers at once with the same result', async () => {
    await importNoodles(upTo(20));
    await store(100, NOODLES);
    await age();
    const onImportsFresh = jest.fn(() => Promise.resolve());
    await Promise.all([refresh({ onImportsFresh }).run(), refresh({ onImportsFresh }).run()]);
    expect([await outdatedImports(), onImportsFresh.mock.calls.length]).toEqual([0, 2]);
    const all = await repositories().imported.findAll(upTo(20));
    expect(new Set([...all.values()].map(({ allergens }) => allergens.join()))).toEqual(new Set(['Peanuts']));
    expect((await read(100)).allergens).toEqual(['Peanuts']);
  });

  it('for all others when one recipe fails, which keeps its own', async () => {
    await store(1, { ...NOODLES, ingredients: undefined as unknown as Recipe['ingredients'] });
    await store(2, NOODLES);
    await age();
    await refresh().run();
    expect(failures).toHaveLength(1);
    expect([(await read(1)).allergens, (await read(2)).allergens]).toEqual([[], ['Peanuts']]);
    expect(await repositories().recipes.outdated(10)).toEqual([]);
  });

  it('without losing an allergen that the sender named', async () => {
    await store(1, { ...NOODLES, allergens: ['Celery', 'Kiwi'] });
    await age();
    await refresh().run();
    expect((await read(1)).allergens).toEqual(['Peanuts', 'Celery', 'Kiwi']);
  });

  it('removing what older rules found and today’s do not', async () => {
    const allergenEvidence = [{ allergen: 'Dairy', ingredient: 'peanut butter' }];
    await store(1, { ...NOODLES, allergens: ['Dairy'], allergenEvidence, unreadLines: { count: 1, total: 2 } });
    await age();
    await refresh().run();
    const { allergens, unreadLines } = await read(1);
    expect([allergens, unreadLines]).toEqual([['Peanuts'], undefined]);
  });
});
