import type { Kysely } from 'kysely';
import type { RecipeWords } from '@contracts/ownRecipes';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { Database } from '../db/schema';
import { aNewRecipe } from '../testing/newRecipe';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createRecipesRepository } from './recipesRepository';
import { createRecipeVersionsRepository, type Replacement } from './recipeVersionsRepository';

const NOW = new Date('2026-01-01T00:00:00Z');
const OWNER = 'user:ada';
const QUOTA = { recipes: 10, bytes: 100_000 };
const BOUNDS = { versions: 3, bytes: 100_000, accountBytes: 100_000 };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openTestDatabase();
  await addTestUser(db, 'ada');
});
afterEach(() => db.destroy());

const { recipe: FIRST } = aNewRecipe();
const wordsNamed = (title: string): RecipeWords => ({ ...wordsOf(FIRST), title });

const addOwn = (id: number) =>
  createRecipesRepository(db).addOwned({ ...aNewRecipe({ id, contentHash: `hash ${id}` }), owner: OWNER }, 'ada');

const replace = (id: number, version: string, expected: string | undefined, over: Partial<Replacement> = {}) =>
  createRecipeVersionsRepository(db).replace({
    id,
    uid: 'ada',
    owner: OWNER,
    expected,
    recipe: { ...FIRST, title: `Title ${version}`, version },
    versions: [{ version, kind: 'save', words: wordsNamed(version), savedAt: NOW, browser: 'Firefox', system: null }],
    at: NOW.toISOString(),
    quota: QUOTA,
    bounds: BOUNDS,
    ...over,
  });
const titlesOf = async (id: number) =>
  (await createRecipeVersionsRepository(db).listOf('ada', id)).map(({ words }) => words.title);

describe('the versions of a recipe', () => {
  it('are written only when the recipe is still at the version that the edit began with', async () => {
    await addOwn(1);
    expect(await replace(1, 'a', undefined)).toBe(true);
    expect(await replace(1, 'b', undefined)).toBe(false);
    expect(await replace(1, 'b', 'a')).toBe(true);
    expect(await titlesOf(1)).toEqual(['b', 'a']);
    const current = await createRecipeVersionsRepository(db).current({ id: 1, owner: OWNER });
    expect(current?.recipe).toMatchObject({ title: 'Title b', version: 'b' });
  });

  it('of one recipe are kept up to a number and a size, the newest always', async () => {
    await addOwn(1);
    let before: string | undefined;
    for (const version of ['a', 'b', 'c', 'd']) {
      await replace(1, version, before);
      before = version;
    }
    expect(await titlesOf(1)).toEqual(['d', 'c', 'b']);
    await replace(1, 'e', 'd', { bounds: { ...BOUNDS, bytes: 10 } });
    expect(await titlesOf(1)).toEqual(['e']);
  });

  it('of all recipes of an account are kept up to a size, and the recipes stay', async () => {
    await addOwn(1);
    await addOwn(2);
    await replace(1, 'a', undefined);
    const bytes = JSON.stringify(wordsNamed('a')).length;
    await replace(2, 'b', undefined, {
      bounds: { ...BOUNDS, accountBytes: bytes },
      versions: [
        { version: 'b', kind: 'save', words: wordsNamed('b'), savedAt: new Date(1), browser: null, system: null },
      ],
    });
    // The version with the oldest time went.
    expect([await titlesOf(1), await titlesOf(2)]).toEqual([['a'], []]);
    const current = await createRecipeVersionsRepository(db).current({ id: 2, owner: OWNER });
    expect(current?.recipe.version).toBe('b');
  });

  it('belong to the owner of the recipe, and go with it', async () => {
    await addOwn(1);
    await replace(1, 'a', undefined);
    const versions = createRecipeVersionsRepository(db);
    expect(await versions.current({ id: 1, owner: 'user:bob' })).toBeUndefined();
    expect(await versions.find('bob', 1, 'a')).toBeUndefined();
    expect(await versions.listOf('bob', 1)).toEqual([]);
    expect(await versions.idsOf('ada')).toEqual([1]);
    await createRecipesRepository(db).remove(1, OWNER, 'ada');
    expect(await versions.listOf('ada', 1)).toEqual([]);
  });

  it('are refused when the edited recipe is too long for the account, and nothing changes', async () => {
    await addOwn(1);
    const long = { ...FIRST, version: 'a', description: 'x'.repeat(2_000) };
    await expect(
      replace(1, 'a', undefined, { recipe: long, quota: { recipes: 10, bytes: 1_000 } }),
    ).rejects.toMatchObject({ kind: 'accountFull' });
    expect(await titlesOf(1)).toEqual([]);
  });
});
