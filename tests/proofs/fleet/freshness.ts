import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../server/db/openDatabase';
import { createImportedRecipesRepository } from '../../../server/repositories/importedRecipesRepository';
import type { StoredRecipe } from '../../../server/text/recipeText';

const FOUND_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 20;
const ID_DIGITS = 13;

const isFound = async (server: string, recipeName: string): Promise<boolean> => {
  const reply = await fetch(`${server}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Without a model: its answer would be part of the time.
    body: JSON.stringify({ recipeName, preferences: {}, generate: 'corpus' }),
  });
  const { recipes = [] } = (await reply.json()) as { recipes?: { title: string }[] };
  return recipes.some(({ title }) => title === recipeName);
};

const importOne = async (databaseUrl: string, title: string): Promise<void> => {
  // The servers have made the tables.
  const db = await openDatabase(databaseUrl, undefined, 1, undefined, () => Promise.resolve());
  const contentHash = createHash('sha256').update(title).digest('hex');
  const recipe = {
    title,
    description: '',
    category: 'Meals',
    subcategory: 'None',
    servings: 2,
    allergens: [],
    allergenEvidence: [],
    ingredients: [{ name: 'rice', quantity: '200 g', id: 'rice' }],
    instructions: [{ step: 'Boil the rice.' }],
  } as StoredRecipe;
  await createImportedRecipesRepository(db).add([
    {
      id: parseInt(contentHash.slice(0, ID_DIGITS), 16),
      contentHash,
      recipe,
      ingredientIds: ['rice'],
      facts: { category: 'Meals', subcategory: 'None', allergens: [], diets: [] },
      sourceLines: ['200 g rice'],
      createdAt: new Date(),
    },
  ]);
  await db.destroy();
};

/**
 * Imports recipes one after the other, and measures for each how long after the import the last of the servers finds it.
 * @returns milliseconds in ascending order
 */
export const freshnessOf = async (
  servers: readonly string[],
  databaseUrl: string,
  imports: number,
): Promise<number[]> => {
  const times: number[] = [];
  for (let number = 0; number < imports; number += 1) {
    const title = `Harbourmaster rice ${number} ${Date.now()}`;
    await importOne(databaseUrl, title);
    const begunAt = performance.now();
    await Promise.all(
      servers.map(async (server) => {
        while (!(await isFound(server, title))) {
          if (performance.now() - begunAt > FOUND_WITHIN_MS) throw new Error(`${server} does not find ${title}`);
          await pause(LOOK_AGAIN_MS);
        }
      }),
    );
    times.push(performance.now() - begunAt);
  }
  return times.sort((a, b) => a - b);
};
