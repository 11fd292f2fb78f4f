import { readFileSync } from 'node:fs';
import type { Language } from '@contracts/vocabulary';
import { lineText } from './lineText';
import { mergeLines } from './mergeLines';
import { readShopping } from './readShopping';
import { tongueOf } from '../reading/tongue';

const OR_MORE = { en: ' or more', es: ' o más', fr: ' ou plus' } as const;

const bought = (language: Language, ...texts: string[]) => {
  const things = texts
    .flatMap((text) => readShopping(text, language))
    .map((thing, i) => ({ ...thing, entryId: String(i) }));
  const system = language === 'en-US' ? 'imperial' : 'metric';
  return mergeLines(things, language)
    .map((line) => lineText(line, { language, system }) + (line.isMore ? OR_MORE[tongueOf(language)] : ''))
    .join(' | ');
};

const [, ...rows] = readFileSync('tests/data/shopping-pairs.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'));

it('has at least 150 pairs', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
});

it.each(rows)('in %s: %s and %s', (language, first, second, expected) => {
  expect(bought(language as Language, first!, second!)).toBe(expected);
});
