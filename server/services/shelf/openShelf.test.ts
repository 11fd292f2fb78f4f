import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import { createCorpusBook } from '../../corpus/corpusBook';
import type { ImportedFacts } from '../../db/tables/importedTables';
import type { ImportedEntry } from '../../repositories/importedRows';
import { toJsonText } from '../../text/jsonText';
import type { StoredRecipe } from '../../text/recipeText';
import { DISHES } from '../../testing/dishes';
import { fillShelf } from '../recipeShelf';
import { openShelf } from './openShelf';

const body = (title: string) => ({ title, ingredients: ['egg'] }) as unknown as StoredRecipe;
const entry = (id: number, title: string, ingredientIds: string[]): ImportedEntry => ({
  id,
  seq: id,
  title,
  ingredientIds,
  facts: toJsonText<ImportedFacts>({ category: 'Meals', subcategory: 'None', allergens: ['Eggs'], diets: ['Meat'] }),
  minutes: id,
  lines: ingredientIds.length,
  factsVersion: FACTS_VERSION,
});

const asked: number[][] = [];
const shelfOf = (...entries: ImportedEntry[]) =>
  fillShelf({
    corpus: createCorpusBook(DISHES),
    imported: {
      async *batches() {
        for (const one of entries) yield [one];
      },
      findAll: (ids) => {
        asked.push([...ids]);
        return Promise.resolve(new Map(ids.filter((id) => id !== 13).map((id) => [id, body(`Recipe ${id}`)])));
      },
    },
  });

/** A database from which nothing was ever removed. */
const UNCHANGED = {
  lostNumbers: () => Promise.resolve([]),
  lastChange: () => Promise.resolve(''),
  countUntil: () => Promise.resolve(0),
  idAt: () => Promise.resolve(undefined),
  areOfOurRules: () => Promise.resolve(true),
};

beforeEach(() => asked.splice(0));

it('has the imported recipes after the corpus, and reads those shown with one query', async () => {
  const shelf = await shelfOf(entry(11, 'Omelette', ['egg', 'salt']), entry(12, 'Rice', ['rice']));
  expect(shelf.size).toBe(DISHES.length + 2);
  const at = DISHES.length;
  const pages = await shelf.pagesOf([at + 1, 0, at], 'fr');
  expect(pages.map((page) => page!.recipe.title)).toEqual(['Recipe 12', 'Tortilla espagnole', 'Recipe 11']);
  expect(JSON.parse(pages[0]!.json)).toEqual({ ...body('Recipe 12'), id: 12, userRating: 0, isSaved: false });
  expect(asked).toEqual([[12, 11]]);
});

it('contains their ingredients: staples count only for a search by name, and unknown ids are skipped', async () => {
  const shelf = await shelfOf(entry(11, 'Omelette', ['egg', 'salt', 'unicorn']));
  const position = DISHES.length;
  expect(shelf.countedIdsOf(position)).toEqual(['egg']);
  expect(shelf.hasOneOf(['salt'])(position)).toBe(true);
  expect(shelf.hasOneOf(['rice', 'unicorn'])(position)).toBe(false);
  expect(shelf.hasOneOf(['egg'])(0)).toBe(true);
});

it('reads may-contain and unread facts, and rows written before these existed', async () => {
  const facts: ImportedFacts = { category: 'Meals', subcategory: 'None', allergens: [], diets: ['Meat'] };
  const newer: ImportedFacts = { ...facts, mayContain: ['Nuts'], isUnread: true };
  const shelf = await shelfOf(
    { ...entry(11, 'Omelette', ['egg']), facts: toJsonText(facts) },
    { ...entry(12, 'Rice', ['rice']), facts: toJsonText(newer) },
  );
  const [old, recent] = [DISHES.length, DISHES.length + 1];
  expect([shelf.mayMaskAt[old], shelf.mayMaskAt[recent] === 0]).toEqual([0, false]);
  expect(shelf.maskAt[recent]).not.toBe(shelf.maskAt[old]);
});

it('counts unread lines in the total of a match; rows written before they were counted have none', async () => {
  const facts: ImportedFacts = { category: 'Meals', subcategory: 'None', allergens: [], diets: [], isUnread: true };
  const shelf = await shelfOf(
    { ...entry(11, 'Omelette', ['quince']), facts: toJsonText<ImportedFacts>({ ...facts, unread: 8 }) },
    { ...entry(12, 'Jelly', ['quince']), facts: toJsonText(facts) },
  );
  const fields = { category: 'None' as const, preferences: {} };
  const { hits } = searchByIngredients(shelf, fields, 'quince', 'en-GB');
  expect(hits.slice(0, 2)).toEqual([
    { entry: DISHES.length + 1, matched: 1, total: 1 },
    { entry: DISHES.length, matched: 1, total: 9 },
  ]);
});

it('sorts imported recipes among the others, by the displayed titles', async () => {
  const shelf = await shelfOf(entry(11, 'Zabaglione', ['egg']), entry(12, 'abura soba', ['egg']));
  const all = Array.from({ length: shelf.size }, (_, position) => position);
  const order = shelf.orderOf('name-asc', 'es')!;
  const titles = (await shelf.pagesOf(all.toSorted(order), 'es')).map((page) => page!.recipe.title);
  expect(titles.at(0)).toBe('Recipe 12');
  expect(titles.at(-1)).toBe('Recipe 11');
  expect(all.toSorted(shelf.orderOf('prep-time', 'es')!)[0]).toBe(DISHES.length);
});

it('omits a recipe deleted from the database since the start', async () => {
  const shelf = await shelfOf(entry(13, 'Ghost', ['egg']));
  expect(await shelf.pagesOf([DISHES.length], 'en-GB')).toEqual([undefined]);
});

describe('a server with many imported recipes', () => {
  const ROWS = [
    { ...entry(11, 'Omelette', ['egg']), seq: 1 },
    { ...entry(12, 'Rice', ['rice']), seq: 2 },
  ];
  /** @param failures how often the database goes away after the first recipe */
  const open = (failures = 0) => {
    const corpus = createCorpusBook(DISHES);
    return openShelf({
      corpus,
      imported: {
        ...UNCHANGED,
        areMoreThan: () => Promise.resolve(true),
        newest: () => Promise.resolve(2),
        async *batches(_size, _until, after = 0) {
          for (const row of ROWS.slice(after)) {
            yield [row];
            if (failures-- > 0) throw new Error('the database is away');
          }
        },
        findAll: () => Promise.resolve(new Map()),
      },
    });
  };

  it('starts with its own, and adds them beside its requests', async () => {
    const shelf = await open();
    const stamp = shelf.stamp();
    expect([shelf.current().size, shelf.isWhole()]).toEqual([DISHES.length, false]);
    await shelf.complete();
    expect([shelf.current().size, shelf.isWhole()]).toEqual([DISHES.length + 2, true]);
    expect(shelf.stamp()).not.toBe(stamp);
  });

  it('adds what is left once the database is there again, if it went away meanwhile', async () => {
    const shelf = await open(1);
    await shelf.catchUp();
    expect(shelf.isWhole()).toBe(false);
    await expect(shelf.complete()).rejects.toThrow('away');
    await shelf.catchUp();
    expect([shelf.current().size, shelf.isWhole()]).toEqual([DISHES.length + 2, true]);
    expect([shelf.current().idAt(DISHES.length), shelf.current().idAt(DISHES.length + 1)]).toEqual([11, 12]);
  });

  it('stops adding them when it stops', async () => {
    const shelf = await open();
    shelf.stop();
    await shelf.complete();
    expect([shelf.current().size, shelf.isWhole()]).toEqual([DISHES.length, false]);
  });
});

describe('recipes that are imported beside a running server', () => {
  const open = async () => {
    const rows = [{ ...entry(11, 'Omelette', ['egg']), seq: 1 }];
    const fillings: [after: number, until: number][] = [];
    const shelf = await openShelf({
      corpus: createCorpusBook(DISHES),
      imported: {
        ...UNCHANGED,
        areMoreThan: () => Promise.resolve(false),
        newest: () => Promise.resolve(rows.length),
        async *batches(_size, until = 0, after = 0) {
          fillings.push([after, until]);
          yield rows.slice(after, until);
        },
        findAll: () => Promise.resolve(new Map()),
      },
    });
    return { rows, fillings, shelf };
  };

  it('are found after it has caught up, and not a second time', async () => {
    const { rows, fillings, shelf } = await open();
    const stamp = shelf.stamp();
    rows.push({ ...entry(5, 'Rice', ['rice']), seq: 2 });
    const before = shelf.current();
    await shelf.catchUp();
    expect([before.size, before.hasOneOf(['rice'])(DISHES.length + 1)]).toEqual([DISHES.length + 1, false]);
    expect(shelf.current().idAt(DISHES.length + 1)).toBe(5);
    expect(shelf.stamp()).not.toBe(stamp);
    const found = searchByIngredients(shelf.current(), { category: 'None', preferences: {} }, 'rice', 'en-GB');
    expect(found.hits.map(({ entry: position }) => shelf.current().idAt(position))).toContain(5);
    await shelf.catchUp();
    expect(fillings).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
