import { aNewRecipe } from '../testing/newRecipe';
import { openTestDatabase } from '../testing/testDatabase';
import type { NewRecipe } from './recipeRows';
import { createRecipesRepository } from './recipesRepository';

const NOW = new Date('2026-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const toast = (over: Partial<NewRecipe> = {}): NewRecipe =>
  aNewRecipe({ contentHash: 'hash-of-toast', createdAt: NOW, expiresAt: inDays(30), ...over });

const open = async () => {
  const db = await openTestDatabase();
  return { db, recipes: createRecipesRepository(db) };
};

describe('stored recipes', () => {
  it('come back unchanged, with the largest possible id', async () => {
    const { db, recipes } = await open();
    await recipes.add(toast({ id: Number.MAX_SAFE_INTEGER }));
    expect(await recipes.find(Number.MAX_SAFE_INTEGER, NOW)).toEqual(toast().recipe);
    expect(await recipes.find(8, NOW)).toBeUndefined();
    await db.destroy();
  });

  it('are gone after their expiry, and then removed', async () => {
    const { db, recipes } = await open();
    await recipes.add(toast());
    await recipes.add(toast({ id: 8, expiresAt: null }));
    expect(await recipes.find(7, inDays(31))).toBeUndefined();
    expect(await recipes.find(8, inDays(31))).toBeDefined();
    await recipes.removeExpired(inDays(31));
    expect((await db.selectFrom('recipes').select('id').execute()).map(({ id }) => id)).toEqual([8]);
    await db.destroy();
  });

  it('are shared once for the same content, and stay longer when shared again', async () => {
    const { db, recipes } = await open();
    const ids = await Promise.all([
      recipes.addShared(toast({ id: 1, isShared: true })),
      recipes.addShared(toast({ id: 2, isShared: true })),
      recipes.addShared(toast({ id: 3, isShared: true, expiresAt: inDays(40) })),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await recipes.find(ids[0]!, inDays(35))).toBeDefined();
    await recipes.addShared(toast({ id: 4, isShared: true, expiresAt: inDays(31) }));
    expect(await recipes.find(ids[0]!, inDays(35))).toBeDefined();
    await db.destroy();
  });

  it('are not shared when they were only stored', async () => {
    const { db, recipes } = await open();
    await recipes.add(toast({ id: 5 }));
    expect(await recipes.addShared(toast({ id: 6, isShared: true }))).toBe(6);
    await db.destroy();
  });
});

describe('facts that older rules computed', () => {
  it('are found and replaced once, and new ones are left alone', async () => {
    const { db, recipes } = await open();
    for (const id of [1, 2, 3]) await recipes.add(toast({ id }));
    await db.updateTable('recipes').set({ facts_version: 0 }).where('id', '<', 3).execute();
    const outdated = async (limit: number) => (await recipes.outdated(limit)).map(({ id }) => id).sort();
    expect(await outdated(10)).toEqual([1, 2]);
    expect(await outdated(1)).toHaveLength(1);
    expect((await recipes.outdated(1))[0]!.recipe).toEqual(toast().recipe);
    const fresh = (id: number, title: string) => ({ id, recipe: { ...toast().recipe, title } });
    await recipes.refresh([fresh(1, 'Fresh'), fresh(3, 'Never')]);
    await recipes.refresh([fresh(1, 'Late')]);
    expect(await outdated(10)).toEqual([2]);
    expect((await recipes.find(1, NOW))!.title).toBe('Fresh');
    expect((await recipes.find(3, NOW))!.title).toBe(toast().recipe.title);
    await db.destroy();
  });
});
