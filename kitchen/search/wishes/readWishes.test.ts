import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { createWordIndex } from '@kitchen/reading/wordIndex';
import { createWishReader } from './readWishes';

const readWishes = createWishReader(createWordIndex(INGREDIENTS));

interface Row {
  language: Language;
  isName: boolean;
  typed: string;
  ruledOut: string;
  left: string;
}

const rows = readFileSync(join(__dirname, '../../../tests/data/ruled-out.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [language, mode, typed = '', ruledOut = '', left = ''] = line.split('\t');
    return { language: language as Language, isName: mode === 'name', typed, ruledOut, left };
  });

const idsOf = (wishes: readonly { kind: string; id: string }[]) =>
  wishes.map(({ kind, id }) => (kind === 'diet' && id === 'Fish' ? 'Pescatarian' : id)).join(' ') || '-';

describe('what cooks rule out in their own words', () => {
  it.each(rows)('$language: $typed', ({ language, isName, typed, ruledOut, left }) => {
    const { rest, wishes } = readWishes(typed, { language, isName });
    const { found } = parseIngredients(typed, { language });
    expect({ ruledOut: idsOf(wishes), left: isName ? rest : found.join(' ') }).toEqual({
      ruledOut,
      left,
    });
  });
});

it.each<[string, Language, string]>([
  ['use up the leeks, no garlic', 'en-GB', 'the leeks'],
  ['leeks, no garlic, use up cream', 'en-GB', 'leeks, cream'],
  ['gastar los puerros, sin ajo', 'es', 'los puerros'],
  ['finir les poireaux, sans ail ni oignon', 'fr', 'les poireaux'],
])('“%s” leaves neither what is ruled out nor the words for using up', (typed, language, rest) => {
  expect(readWishes(typed, { language }).rest).toBe(rest);
});

it('joins what is left of a wish to the words before it', () => {
  const { wishes } = readWishes('rice and no garlic or onion please', { language: 'en-GB' });
  expect(wishes.map(({ textWithout }) => textWithout)).toEqual(['rice and no onion', 'rice and no garlic']);
});

it('leaves what else is ruled out in the cook’s words', () => {
  const { wishes } = readWishes('rice, no nuts, no ham nor salami', { language: 'en-GB' });
  expect(wishes.map(({ textWithout }) => textWithout)).toEqual([
    'rice, no ham nor salami',
    'rice, no nuts, no salami',
    'rice, no nuts, no ham',
  ]);
});

it.each([
  ['coconut\nno nuts\nmilk', 'coconut milk'],
  ['chicken\r\nno egg\r\nstock', 'chicken stock'],
  ['peanut no dairy\nbutter', 'peanut butter'],
])('keeps lines apart that are on two sides of what is ruled out: %j', (text, ids) => {
  expect(parseIngredients(text, { language: 'en-GB' }).found.join(' ')).toBe(ids);
});
