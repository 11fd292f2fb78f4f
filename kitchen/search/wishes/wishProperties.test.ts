import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { readWishes } from '@kitchen/reading/parseIngredients';
import { WISH_GROUPS } from './wishGroups';

const linesOf = (file: string) =>
  readFileSync(join(__dirname, '../../../tests/data', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
const idsOf = (wishes: readonly { id: string }[]) => wishes.map(({ id }) => id);

describe('a wish removed from the text', () => {
  it("leaves the other wishes and the cook's ingredients", () => {
    for (const row of linesOf('ruled-out.tsv')) {
      const [language, mode, typed = ''] = row.split('\t');
      const options = { language: language as Language, isName: mode === 'name' };
      const { wishes, rest } = readWishes(typed, options);
      for (const { id, textWithout } of wishes) {
        const left = readWishes(textWithout, options);
        expect([typed, textWithout, idsOf(left.wishes)]).toEqual([
          typed,
          textWithout,
          idsOf(wishes).filter((other) => other !== id),
        ]);
        // "Gluten-free flour" is an ingredient of that name, and another one without the wish.
        expect(left.rest).toBe(rest.replace(/gluten[- ]free flour/, 'flour').replace(/ sin gluten| sans gluten/, ''));
      }
    }
  });

  it("can stand alone, after the cook's ingredients", () => {
    for (const row of linesOf('ruled-out.tsv')) {
      const [language, mode, typed = ''] = row.split('\t');
      const options = { language: language as Language, isName: mode === 'name' };
      for (const { id, phrase } of readWishes(typed, options).wishes)
        expect([typed, phrase, idsOf(readWishes(`eggs, ${phrase}`, options).wishes)]).toEqual([typed, phrase, [id]]);
    }
  });
});

describe('no wish is read', () => {
  it.each(['kitchens.tsv', 'kitchens-held-out.tsv'])('in the kitchens of %s', (file) => {
    const read = linesOf(file).filter((row) => {
      const [language, typed = ''] = row.split('\t');
      return readWishes(typed, { language: language as Language }).wishes.length > 0;
    });
    expect(read).toEqual([]);
  });

  it('in the names of ingredients, apart from gluten-free ones and the word for vegetables', () => {
    const read = INGREDIENTS.flatMap(({ en, us = en, es, fr }) =>
      (
        [
          ['en-GB', en],
          ['en-US', us],
          ['es', es],
          ['fr', fr],
        ] as const
      ).flatMap(([language, names]) => names.filter((name) => readWishes(name, { language }).wishes.length > 0)),
    );
    expect(read.filter((name) => !/gluten|^veggie$/i.test(name))).toEqual([]);
  });
});

it('treats every row named after cheese as cheese', () => {
  const cheeses = INGREDIENTS.filter(
    ({ allergens = [], en }) => allergens.includes('Dairy') && en.some((name) => /cheese/i.test(name)),
  );
  expect(cheeses.filter((row) => !WISH_GROUPS.cheese!.has(row)).map(({ id }) => id)).toEqual([]);
});

it('never throws, and neither loses nor invents a word', () => {
  const words = [
    'no',
    'sin',
    'or',
    'free',
    'gluten',
    'nuts',
    ',',
    'and',
    'vegan',
    'egg',
    '-',
    'allergic to',
    '(',
    ')',
    'é',
    '.',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 14,
  });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, isName) => {
      const typed = parts.join(' ');
      const { rest, wishes } = readWishes(typed, { language: 'en-GB', isName });
      expect(rest.length).toBeLessThanOrEqual(typed.normalize('NFC').length);
      for (const { textWithout } of wishes) expect(textWithout).not.toBe(typed);
    }),
    { numRuns: 2_000 },
  );
});
