import { openTestDatabase } from '../testing/testDatabase';
import { createImportedRecipesRepository, type NewImportedRecipe } from './importedRecipesRepository';
import type { StoredRecipe } from './recipesRepository';

const recipe = (id: number, contentHash = `hash ${id}`): NewImportedRecipe => ({
  id,
  contentHash,
  recipe: { title: `Recipe ${id}`, language: 'es' } as StoredRecipe,
  ingredientIds: ['egg', 'salt'],
  facts: { category: 'Meals', subcategory: 'None', allergens: ['Eggs'], diets: ['Meat'] },
  createdAt: new Date('2026-01-02T03:04:05Z'),
});

const opened = async () => {
  const db = await openTestDatabase();
  return { db, repository: createImportedRecipesRepository(db) };
};

it('adds each content once and says which ids are new', async () => {
  const { db, repository } = await opened();
  expect(await repository.add([])).toEqual(new Set());
  expect(await repository.add([recipe(1), recipe(2), recipe(3, 'hash 1')])).toEqual(new Set([1, 2]));
  expect(await repository.add([recipe(4, 'hash 2'), recipe(5)])).toEqual(new Set([5]));
  await db.destroy();
});

it('adds all of a batch or nothing', async () => {
  const { db, repository } = await opened();
  await repository.add([recipe(1)]);
  await expect(repository.add([recipe(2), recipe(1, 'another')])).rejects.toThrow(/unique/i);
  expect(await repository.find(2)).toBeUndefined();
  await db.destroy();
});

it('finds one and several, with the largest id there can be', async () => {
  const { db, repository } = await opened();
  const largest = Number.MAX_SAFE_INTEGER;
  await repository.add([recipe(largest), recipe(7)]);
  expect(await repository.find(largest)).toEqual({ title: `Recipe ${largest}`, language: 'es' });
  expect(await repository.find(8)).toBeUndefined();
  expect([...(await repository.findAll([7, 8, largest])).keys()].sort((a, b) => a - b)).toEqual([7, largest]);
  expect(await repository.findAll([])).toEqual(new Map());
  await db.destroy();
});

it('goes through all of them in batches', async () => {
  const { db, repository } = await opened();
  await repository.add([9, 2, 5, 4, 7].map((id) => recipe(id)));
  const batches = [];
  for await (const batch of repository.batches(2)) batches.push(batch.map(({ id }) => id));
  expect(batches).toEqual([[2, 4], [5, 7], [9]]);
  const [first] = (await repository.batches().next()).value!;
  expect(first).toEqual({
    id: 2,
    title: 'Recipe 2',
    ingredientIds: ['egg', 'salt'],
    facts: JSON.stringify(recipe(2).facts),
  });
  await db.destroy();
});
