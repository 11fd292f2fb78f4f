import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCorpusBook } from '../../corpus/corpusBook';
import { CORPUS_FACTS, readCorpus, writeCorpus } from '../../corpus/corpusFiles';
import { compiledCorpus } from '../../testing/compiledCorpus';
import { toColumns } from './contentColumns';
import { readCorpusIndex, writeCorpusIndex } from './corpusIndex';
import { createShelfFiller } from './shelfFiller';

const warn = jest.fn();
let folder: string;
beforeEach(async () => {
  warn.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'larder-corpus-index-'));
  const recipes = compiledCorpus();
  writeCorpus(folder, recipes);
  await writeCorpusIndex(folder, createCorpusBook(recipes));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const imported = {
  id: 2 ** 41,
  seq: 1,
  title: 'Leeks under a crust of toasted quinces',
  ingredientIds: ['leek', 'quince'],
  facts: JSON.stringify({ category: 'Meals', subcategory: 'Dinner', allergens: [], diets: [] }),
  minutes: 30,
  lines: 2,
  factsVersion: 'none',
} as unknown as Parameters<ReturnType<typeof createShelfFiller>['put']>[0];

it('gives the same shelf as the recipes do, to search and to go on from', async () => {
  const recipes = readCorpus(folder);
  const columns = await readCorpusIndex(folder, { warn });
  expect(columns).toBeDefined();
  const ahead = createShelfFiller(createCorpusBook(recipes, columns));
  const made = createShelfFiller(createCorpusBook(recipes));
  expect(toColumns(ahead.finish().content)).toEqual(toColumns(made.finish().content));
  [ahead, made].forEach(({ put }) => put(imported));
  expect(toColumns(ahead.finish().content)).toEqual(toColumns(made.finish().content));
  // Another filler starts with the collection alone.
  expect(createShelfFiller(createCorpusBook(recipes, columns)).finish().shelf.size).toBe(recipes.length);
});

it.each([
  ['another collection', () => appendFileSync(join(folder, CORPUS_FACTS), ' ')],
  ['no file', () => rmSync(join(folder, 'corpus.index'))],
  [
    'a torn file',
    () => writeFileSync(join(folder, 'corpus.index'), readFileSync(join(folder, 'corpus.index')).subarray(0, 5_000)),
  ],
])('is not used with %s, and says so', async (_case, spoil) => {
  spoil();
  expect(await readCorpusIndex(folder, { warn })).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
