import { chosenNames, kindsIn } from './chosenNames';
import { namesIn } from './lineNames';
import { tokensOf } from './lineTokens';
import type { Tongue } from '../tongue';

const namesOf = (line: string, tongue: Tongue) => {
  const tokens = tokensOf(line, tongue);
  return { tokens, named: namesIn(tokens, 0, tokens.length, { tongue }) };
};

it.each<[string, string, Tongue]>([
  ['chicken noodles and peas', 'noodle+pea', 'en'],
  ['peas and chicken noodles', 'pea+noodle', 'en'],
  ['lobster meat', 'lobster', 'en'],
  ['olive oil bread', 'olive-oil', 'en'],
  ['bread olive oil', 'olive-oil', 'en'],
  ['beurre crème fraîche', 'creme-fraiche', 'fr'],
  ['beurre lait', 'butter', 'fr'],
  ['pan queso', 'bread', 'es'],
  ['meat', 'meat', 'en'],
  ['ham and meat', 'ham+meat', 'en'],
])('of the names in “%s” count %s', (line, ids, tongue) => {
  const { tokens, named } = namesOf(line, tongue);
  expect(
    chosenNames(named, tokens, tongue)
      .map(({ id }) => id)
      .join('+'),
  ).toBe(ids);
});

it.each<[string, string[], Tongue]>([
  ['golden caster sugar', ['golden'], 'en'],
  ['mature cheddar', ['mature'], 'en'],
  ['cheddar', [], 'en'],
  ['champiñones de París', [], 'es'],
  ['clavos de olor', [], 'es'],
  ['jamón de York', [], 'es'],
  ['queso de cabra', [], 'es'],
  ['huile d’olive extra vierge', ['extra', 'vierge'], 'fr'],
  ['pommes de terre', [], 'fr'],
  ['tostadas', [], 'es'],
  ['mûres', [], 'fr'],
])('of “%s” only these words describe a kind: %j', (line, kinds, tongue) => {
  const { tokens, named } = namesOf(line, tongue);
  expect(kindsIn(named[0]!, tokens, tongue).map((i) => tokens[i]!.word)).toEqual(kinds);
});
