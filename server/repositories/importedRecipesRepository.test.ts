import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import { openTestDatabase } from '../testing/testDatabase';
import { createImportedRecipesRepository } from './importedRecipesRepository';
import type { NewImportedRecipe } from './importedRows';
import type { StoredRecipe } from '../text/recipeText';

const recipe = (id: number, contentHash = `hash ${id}`): NewImportedRecipe => ({
  id,
  contentHash,
  recipe: { title: `Recipe ${id}`, language: 'es', prepTime: 25, ingredients: ['2 eggs', 'salt'] } as StoredRecipe,
  ingredientIds: ['egg', 'salt'],
  facts: {
    category: 'Meals',
    subcategory: 'None',
    allergens: ['Eggs'],
    diets: ['Meat'],
    mayContain: [],
    isUnread: false,
    unread: 0,
  },
  sourceLines: ['2 eggs', 'salt'],
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

it('finds one and several, with the largest possible id', async () => {
  const { db, repository } = await opened();
  const largest = Number.MAX_SAFE_INTEGER;
  await repository.add([recipe(largest), recipe(7)]);
  expect(await repository.find(largest)).toEqual(recipe(largest).recipe);
  expect(await repository.find(8)).toBeUndefined();
  expect([...(await repository.findAll([7, 8, largest])).keys()].sort((a, b) => a - b)).toEqual([7, largest]);
  expect(await repository.findAll([])).toEqual(new Map());
  await db.destroy();
});

const idsOf = async (batches: AsyncIterable<{ id: number }[]>) => {
  const ids = [];
  for await (const batch of batches) ids.push(batch.map(({ id }) => id));
  return ids;
};

it('iterates over all of them in batches, in the order in which they were added', async () => {
  const { db, repository } = await opened();
  await repository.add([9, 2, 5].map((id) => recipe(id)));
  await repository.add([4, 7].map((id) => recipe(id)));
  expect(await idsOf(repository.batches(2))).toEqual([[9, 2], [5, 4], [7]]);
  const [first] = (await repository.batches().next()).value!;
  expect(first).toEqual({
    id: 9,
    seq: 1,
    title: 'Recipe 9',
    ingredientIds: ['egg', 'salt'],
    facts: JSON.stringify(recipe(9).facts),
    minutes: 25,
    lines: 2,
    factsVersion: FACTS_VERSION,
  });
  await db.destroy();
});

it('says up to which number another server has read, whatever was skipped', async () => {
  const { db, repository } = await opened();
  expect(await repository.newest()).toBe(0);
  await repository.add([recipe(9), recipe(2, 'hash 9'), recipe(5)]);
  const before = await repository.newest();
  await repository.add([recipe(1)]);
  expect(await repository.newest()).toBeGreaterThan(before);
  expect(await idsOf(repository.batches(10, before))).toEqual([[9, 5]]);
  await db.destroy();
});

it('numbers what an older release added beside it, once', async () => {
  const { db, repository } = await opened();
  await repository.add([recipe(9)]);
  await repository.add([recipe(8), recipe(7)]);
  await db.updateTable('imported_recipes').set({ seq: null }).where('id', '<', 9).execute();
  expect(await idsOf(repository.batches())).toEqual([[9]]);
  const newest = await repository.newest();
  expect(await repository.newest()).toBe(newest);
  expect(await idsOf(repository.batches())).toEqual([[9, 7, 8]]);
  await db.destroy();
});

it('notes the number of a deleted recipe, and gives a changed one another number', async () => {
  const { db, repository } = await opened();
  await repository.add([1, 2, 3, 4].map((id) => recipe(id)));
  const before = await repository.newest();
  await db.deleteFrom('imported_recipes').where('id', 'in', [2, 3]).execute();
  await db.updateTable('imported_recipes').set({ title: 'Another title' }).where('id', '=', 1).execute();
  const after = await repository.newest();
  expect((await repository.lostNumbers(before)).sort()).toEqual([1, 2, 3]);
  expect(await repository.lostNumbers(after)).toEqual([]);
  expect(await idsOf(repository.batches(10, after, before))).toEqual([[1]]);
  expect(await repository.countUntil(before)).toBe(1);
  expect(await repository.idAt(4)).toBe(4);
  await db.destroy();
});

it('notes nothing where facts follow newer rules, or what a search needs stays as it is', async () => {
  const { db, repository } = await opened();
  await repository.add([1, 2].map((id) => recipe(id)));
  const before = await repository.newest();
  await db.updateTable('imported_recipes').set({ facts_version: 0 }).execute();
  expect(await repository.areOfOurRules()).toBe(false);
  await repository.refresh([{ id: 1, recipe: recipe(1).recipe, ingredientIds: ['rice'], facts: recipe(1).facts }]);
  await db.updateTable('imported_recipes').set({ title: 'Recipe 1', language: 'fr' }).where('id', '=', 1).execute();
  expect([await repository.newest(), await repository.lastChange(before)]).toEqual([before, '']);
  await db.destroy();
});

it('gives two imports at once different numbers, without a gap that is filled later', async () => {
  const { db, repository } = await opened();
  await Promise.all([1, 2, 3, 4].map((id) => repository.add([recipe(10 + id), recipe(20 + id)])));
  const rows = await db.selectFrom('imported_recipes').select('seq').orderBy('seq').execute();
  expect(rows.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await db.destroy();
});

describe('facts that older rules computed', () => {
  const aged = async () => {
    const { db, repository } = await opened();
    await repository.add([recipe(1), recipe(2), recipe(3)]);
    await db.updateTable('imported_recipes').set({ facts_version: 0 }).where('id', '<', 3).execute();
    return { db, repository };
  };
  const ids = (found: { id: number }[]) => found.map(({ id }) => id).sort();

  it('are found with the lines of the file, as many as are asked for', async () => {
    const { db, repository } = await aged();
    expect(ids(await repository.outdated(10))).toEqual([1, 2]);
    const [one] = await repository.outdated(1);
    const { recipe: body, ingredientIds, facts, sourceLines } = recipe(one!.id);
    expect(one).toEqual({ id: one!.id, recipe: body, ingredientIds, facts, sourceLines });
    await db.updateTable('imported_recipes').set({ source_lines: null }).execute();
    expect((await repository.outdated(1))[0]!.sourceLines).toBeNull();
    await db.destroy();
  });

  it('are replaced once, and new ones are left alone', async () => {
    const { db, repository } = await aged();
    const fresh = (id: number, title: string) => ({
      id,
      recipe: { ...recipe(id).recipe, title },
      ingredientIds: ['egg'],
      facts: { ...recipe(id).facts, diets: [] },
    });
    await repository.refresh([fresh(1, 'Fresh'), fresh(3, 'Never')]);
    await repository.refresh([fresh(1, 'Late')]);
    expect(ids(await repository.outdated(10))).toEqual([2]);
    expect((await repository.find(1))!.title).toBe('Fresh');
    expect((await repository.find(3))!.title).toBe('Recipe 3');
    const [first] = (await repository.batches().next()).value!;
    expect(first).toMatchObject({ ingredientIds: ['egg'], facts: JSON.stringify(fresh(1, '').facts) });
    await db.destroy();
  });
});
