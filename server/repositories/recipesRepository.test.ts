import { aNewRecipe } from '../testing/newRecipe';
import { openTestDatabase } from '../testing/testDatabase';
import { createRecipesRepository, type NewRecipe } from './recipesRepository';

const NOW = new Date('2026-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const toast = (over: Partial<NewRecipe> = {}): NewRecipe =>
  aNewRecipe({ contentHash: 'hash-of-toast', createdAt: NOW, expiresAt: inDays(30), ...over });

const open = async () => {
  const db = await openTestDatabase();
  return { db, recipes: createRecipesRepository(db) };
};

describe('stored recipes', () => {
  it('come back as they went in, with the largest id there is', async () => {
    const { db, recipes } = await open();
    await recipes.add(toast({ id: Number.MAX_SAFE_INTEGER }));
    expect(await recipes.find(Number.MAX_SAFE_INTEGER, NOW)).toEqual(toast().recipe);
    expect(await recipes.find(8, NOW)).toBeUndefined();
    await db.destroy();
  });

  it('are gone after their time, and then removed', async () => {
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

  it('do not take part in sharing when they were only stored', async () => {
    const { db, recipes } = await open();
    await recipes.add(toast({ id: 5 }));
    expect(await recipes.addShared(toast({ id: 6, isShared: true }))).toBe(6);
    await db.destroy();
  });
});
