import { aNewRecipe } from '../testing/newRecipe';
import { openTestDatabase } from '../testing/testDatabase';
import { createGeneratedRecipesRepository } from './generatedRecipesRepository';
import type { NewRecipe } from './recipeRows';
import { createRecipesRepository } from './recipesRepository';

const NOW = new Date('2026-01-02T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const KEY = 'a'.repeat(64);

const written = (id: number, title: string): NewRecipe =>
  aNewRecipe({
    id,
    recipe: { title, _devData: { promptData: { system: 'rules' }, aiResponse: { title } } },
    expiresAt: inHours(30 * 24),
  });

const open = async () => {
  const db = await openTestDatabase();
  const recipes = createRecipesRepository(db);
  await recipes.add(written(Number.MAX_SAFE_INTEGER, 'Frittata'));
  await recipes.add(written(8, 'Broth'));
  return { db, recipes, generated: createGeneratedRecipesRepository(db) };
};

const titlesOf = async (found: Promise<{ recipe: { title: string } }[]>) =>
  (await found).map(({ recipe }) => recipe.title);

describe('the recipes a model wrote for a request', () => {
  it('come back in the order they were written, with the prompt and the answer', async () => {
    const { db, generated } = await open();
    await generated.remember({ key: KEY, model: 'qwen3:8b', ids: [Number.MAX_SAFE_INTEGER, 8], at: NOW });
    const found = await generated.find(KEY, inHours(-24));
    expect(found.map(({ id }) => id)).toEqual([Number.MAX_SAFE_INTEGER, 8]);
    expect(found[0]!.recipe).toEqual(written(1, 'Frittata').recipe);
    await db.destroy();
  });

  it('are not returned for another request, nor after their time', async () => {
    const { db, generated } = await open();
    await generated.remember({ key: KEY, model: 'qwen3:8b', ids: [8], at: NOW });
    expect(await generated.find('b'.repeat(64), inHours(-24))).toEqual([]);
    expect(await generated.find(KEY, inHours(1))).toEqual([]);
    await generated.removeForgotten(inHours(1));
    expect(await db.selectFrom('generated_asks').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('are the most recent ones', async () => {
    const { db, generated } = await open();
    await generated.remember({ key: KEY, model: 'qwen3:8b', ids: [Number.MAX_SAFE_INTEGER], at: NOW });
    await generated.remember({ key: KEY, model: 'qwen3:8b', ids: [8], at: inHours(1) });
    expect(await titlesOf(generated.find(KEY, inHours(-24)))).toEqual(['Broth']);
    await db.destroy();
  });

  it('leave out recipes deleted since', async () => {
    const { db, generated } = await open();
    await generated.remember({ key: KEY, model: 'qwen3:8b', ids: [Number.MAX_SAFE_INTEGER, 8], at: NOW });
    await db.deleteFrom('recipes').where('id', '=', 8).execute();
    expect(await titlesOf(generated.find(KEY, inHours(-24)))).toEqual(['Frittata']);
    await db.destroy();
  });

  it('stay longer when a visitor shares them, and never shorter', async () => {
    const { db, recipes, generated } = await open();
    await generated.keepUntil(8, inHours(60 * 24));
    await generated.keepUntil(8, inHours(24));
    expect(await recipes.find(8, inHours(59 * 24))).toBeDefined();
    expect(await recipes.find(Number.MAX_SAFE_INTEGER, inHours(59 * 24))).toBeUndefined();
    await db.destroy();
  });
});
