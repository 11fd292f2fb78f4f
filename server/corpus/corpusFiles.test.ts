import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECORATIVE_DISHES } from '@contracts/decorativeDishes';
import { LANGUAGES } from '@contracts/vocabulary';
import { localiseTitle } from '@kitchen/recipes/localise';
import { compiledCorpus } from '../testing/compiledCorpus';
import { createCorpusBook, titleIn } from './corpusBook';
import { CORPUS_FACTS, CORPUS_TEXTS, readCorpus, writeCorpus } from './corpusFiles';

const recipes = compiledCorpus();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-corpus-files-'));
  writeCorpus(folder, recipes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads every recipe with all of its texts', () => {
  const read = readCorpus(folder);
  expect(read.map(({ ahead: _ahead, ...recipe }) => recipe)).toEqual(recipes);
});

it('reads the texts of one recipe in any order', () => {
  const [first, second] = readCorpus(folder);
  const { fr } = first!.text;
  expect(second!.text.en.steps).toEqual(recipes[1]!.text.en.steps);
  expect(fr.description).toBe(recipes[0]!.text.fr.description);
  expect(second!.text.es.notes).toEqual(recipes[1]!.text.es.notes);
  expect(fr.steps).toEqual(recipes[0]!.text.fr.steps);
});

it('keeps no text in what a start reads as a whole', () => {
  expect(readFileSync(join(folder, CORPUS_FACTS), 'utf8')).not.toContain(recipes[0]!.text.en.description);
});

it('gives the titles that the pages of recipes have', () => {
  const { entries } = createCorpusBook(readCorpus(folder));
  for (const language of LANGUAGES)
    expect(entries.map((entry) => titleIn(entry, language))).toEqual(
      recipes.map((recipe) => localiseTitle(recipe, language)),
    );
});

it('refuses texts that belong to other facts', () => {
  const other = mkdtempSync(join(tmpdir(), 'larder-corpus-files-'));
  // As many recipes, in another order: each would be shown with the steps of another.
  writeCorpus(other, [...recipes].reverse());
  cpSync(join(folder, CORPUS_FACTS), join(other, CORPUS_FACTS));
  expect(() => readCorpus(other)).toThrow('build the program again');
  rmSync(other, { recursive: true, force: true });
});

it('refuses texts that are cut off', () => {
  const texts = readFileSync(join(folder, CORPUS_TEXTS));
  writeFileSync(join(folder, CORPUS_TEXTS), texts.subarray(0, texts.length - 40));
  expect(() => readCorpus(folder)).toThrow('build the program again');
});

it('has every dish that decorates Home and the forms, so that each of their pictures can be drawn', () => {
  expect(recipes.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...DECORATIVE_DISHES]));
});
