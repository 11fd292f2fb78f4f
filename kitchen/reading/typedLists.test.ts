import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { parseIngredients } from './parseIngredients';

const rows = readFileSync(join(__dirname, '../../tests/data/typed-lists.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

describe('what cooks type, misspelt names among it', () => {
  it.each(rows)('is read in %s: %s', (language = '', typed = '', ingredients = '', notUnderstood = '') => {
    const { found, unknown } = parseIngredients(typed, { language: language as Language });
    expect([found.join(' '), unknown.join('|')]).toEqual([ingredients, notUnderstood]);
  });
});
