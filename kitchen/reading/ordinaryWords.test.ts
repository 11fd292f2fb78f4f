import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { readIngredientLine } from './lines/ingredientLines';
import { parseIngredients } from './parseIngredients';

const LANGUAGE_OF: Readonly<Record<string, Language>> = { en: 'en-GB', es: 'es', fr: 'fr' };

/** Words that are not food in any of the three languages, written by a person who did not know the reader. */
const lists = readFileSync(join(__dirname, '../../tests/data/ordinary-words.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [tongue: string, words: string]);

describe.each(lists)('ordinary words in %s', (tongue, text) => {
  const words = text.split(', ');
  const language = LANGUAGE_OF[tongue]!;

  it('are at least five hundred', () => {
    expect(words.length).toBeGreaterThanOrEqual(500);
  });

  it('are not read as food in a search, with two in a hundred allowed', () => {
    const read = words.filter((word) => parseIngredients(word, { language }).found.length > 0);
    expect(read.slice(Math.floor(words.length * 0.02))).toEqual([]);
  });

  it('are not read as food in an ingredient list, with two in a hundred allowed', () => {
    const read = words.filter((word) => readIngredientLine(word, language).ids.length > 0);
    expect(read.slice(Math.floor(words.length * 0.02))).toEqual([]);
  });
});
