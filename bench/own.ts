import { join } from 'node:path';
import { localiseRecipe } from '../kitchen/recipes/localise';
import { ownRecipe } from '../kitchen/recipes/ownRecipe';
import { searchByName } from '../kitchen/search/nameSearch';
import { searchByIngredients } from '../kitchen/search/recipeSearch';
import type { SearchShelf } from '../kitchen/search/searchShelf';
import { processorMs } from '../kitchen/testing/processorMs';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { openDatabase } from '../server/db/openDatabase';
import { ownEvents } from '../server/events/ownEvents';
import { toRow } from '../server/repositories/recipeRows';
import { createOwnRecipesRepository } from '../server/repositories/ownRecipesRepository';
import { createOwnShelves } from '../server/services/ownShelves';
import { fillShelf } from '../server/services/recipeShelf';
import { addTestUser } from '../server/testing/testUser';
import { pageOf, unmarkedRecipe } from '../server/text/recipeText';
import { HALVES, judgedKitchens } from './judgedKitchenFiles';

const OWN = 5_000;
const UID = 'cook';
const ROUNDS = 3;
const SEARCHES = 300;
const FIELDS = { category: 'None', preferences: {} } as const;
const SPOKEN = { language: 'en-GB' } as const;
const NAMES = ['lasagne', 'chicken', 'onion soup', 'chocolate cake', 'tomatto salad', 'pie'];

const book = createCorpusBook(compileCorpus(join(__dirname, '..')));
const kitchens = HALVES.flatMap((half) => judgedKitchens(half, 'en-GB')).map(({ typed }) => typed);

/** Recipes of the collection as a cook would have written them down, again and again. */
const ownRecipes = () =>
  Array.from({ length: OWN }, (_, i) => {
    const { title, category, subcategory, servings, prepTime, ingredients, instructions } = localiseRecipe(
      book.entries[i % book.size]!.recipe,
      'en-GB',
    );
    return ownRecipe(
      {
        title: `${title} ${i}`,
        about: '',
        category,
        subcategory,
        servings,
        minutes: prepTime,
        ingredients: ingredients.map((line) => ({
          text: typeof line === 'string' ? line : [line.quantity, line.name].join(' ').trim(),
        })),
        steps: instructions.map(({ step }) => step),
      },
      SPOKEN,
    );
  });

const openAccount = async () => {
  const db = await openDatabase(':memory:');
  await addTestUser(db, UID);
  const at = new Date().toISOString();
  for (const [i, recipe] of ownRecipes().entries()) {
    const id = 1_000_000 + i;
    await db
      .insertInto('recipes')
      .values(
        toRow({ id, contentHash: String(id), recipe, isShared: false, createdAt: new Date(), expiresAt: null, owner: `user:${UID}` }), // prettier-ignore
      )
      .execute();
    await db
      .insertInto('saved_recipes')
      .values({ uid: UID, recipe_id: id, is_saved: 1, saved_at: at, changed_at: at })
      .execute();
  }
  return db;
};

const processorMsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The cheapest of some rounds, in milliseconds of the processor for a search. */
const costOf = (search: (i: number) => unknown): number => {
  for (let i = 0; i < SEARCHES; i += 1) search(i);
  const rounds = Array.from({ length: ROUNDS }, () =>
    processorMs(() => {
      for (let i = 0; i < SEARCHES; i += 1) search(i);
    }),
  );
  return Math.min(...rounds) / SEARCHES;
};

const searchesOf = (shelf: SearchShelf) => ({
  ingredients: costOf((i) => searchByIngredients(shelf, FIELDS, kitchens[i % kitchens.length]!, 'en-GB')),
  names: costOf((i) => searchByName(shelf, FIELDS, NAMES[i % NAMES.length]!, 'en-GB')),
});

const bytesHeld = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** What own recipes cost a search of their cook, and what it costs to put them beside everybody's. */
export const benchOwn = async () => {
  const shared = await fillShelf({
    corpus: book,
    imported: { async *batches() {}, findAll: () => Promise.resolve(new Map()) },
  });
  const db = await openAccount();
  const events = ownEvents();
  const shelves = createOwnShelves({
    own: createOwnRecipesRepository(db),
    shared: () => shared,
    pageOf: (id, stored) => pageOf(unmarkedRecipe(id, stored)),
    events,
  });
  const before = bytesHeld();
  const first = await processorMsOf(() => shelves.of(UID));
  const bytes = bytesHeld() - before;
  await shelves.changed(UID);
  const again = await processorMsOf(() => shelves.of(UID));
  const kept = await processorMsOf(() => shelves.of(UID));
  const whole = (await shelves.of(UID))!;
  const [alone, together] = [searchesOf(shared), searchesOf(whole)];

  console.log(`${OWN} own recipes beside ${shared.size}; milliseconds of the processor\n`);
  console.log('| | everybody’s | with own | ratio | ratio of the recipes |');
  console.log('|---|---|---|---|---|');
  const recipes = (whole.size / shared.size).toFixed(1);
  for (const kind of ['ingredients', 'names'] as const)
    console.log(
      `| search by ${kind} | ${alone[kind].toFixed(2)} | ${together[kind].toFixed(2)} | ${(together[kind] / alone[kind]).toFixed(1)} | ${recipes} |`,
    );
  console.log(`\n- first search of the account: ${first.toFixed(0)} ms more`);
  console.log(`- first search after a change: ${again.toFixed(0)} ms more`);
  console.log(`- every other: ${kept.toFixed(2)} ms more`);
  console.log(
    `- memory of its shelf: ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / whole.size).toFixed(0)} bytes a recipe${globalThis.gc ? '' : ' (inexact without --expose-gc)'}`,
  );
  await events.close();
  await db.destroy();
};
