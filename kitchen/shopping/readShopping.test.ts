import type { Language } from '@contracts/vocabulary';
import { readShopping } from './readShopping';

/** Each thing as its amount, unit, id and name, and its note in brackets. */
const read = (text: string, language: Language) =>
  readShopping(text, language)
    .map(({ amount, unit, id, name, note }) =>
      [amount, unit, id ?? '?', `“${name}”`, note && `(${note})`].filter((part) => part !== undefined).join(' '),
    )
    .join(' | ');

it.each<[Language, string, string]>([
  // Commas without a space, also before a number.
  ['en-GB', 'milk,2 eggs,3 onions', 'milk “milk” | 2 piece egg “eggs” | 3 piece onion “onions”'],
  ['es', 'leche,2 huevos,1,5 kg patatas', 'milk “leche” | 2 piece egg “huevos” | 1.5 kg potato “patatas”'],
  ['en-US', '1,000 g flour', '1000 g flour “flour”'],
  // Two foods with their amounts.
  ['es', '1 kg de tomates y 2 pepinos', '1 kg tomato “tomates” | 2 piece cucumber “pepinos”'],
  ['fr', '6 œufs + 1 l de lait', '6 piece egg “œufs” | 1 l milk “lait”'],
  [
    'en-GB',
    '2 onions and 3 carrots & 1 leek',
    '2 piece onion “onions” | 3 piece carrot “carrots” | 1 piece leek “leek”',
  ],
  ['en-GB', '1 cup and 2 tbsp flour', '266.2 ml flour “flour”'],
  ['en-GB', '1 and 1/2 kg potatoes', '1.5 kg potato “potatoes”'],
  // A numbered list.
  ['en-GB', '1. milk\n2. eggs\n3. 6 bananas', 'milk “milk” | egg “eggs” | 6 piece banana “bananas”'],
  ['fr', '1) lait\n2) 6 œufs', 'milk “lait” | 6 piece egg “œufs”'],
  ['en-GB', '2. eggs', '2 piece egg “eggs”'],
  // What only says how much or which kind belongs to what stands before it.
  ['en-GB', 'Milk, semi-skimmed, 2 pints', '1136.6 ml milk “Milk” (semi-skimmed)'],
  ['es', 'tomates, 1 kg, pan', '1 kg tomato “tomates” | bread “pan”'],
  // For the house.
  ['en-GB', 'loo roll x9', '9 piece ? “loo roll”'],
  ['en-GB', '9 × loo roll', '9 piece ? “loo roll”'],
])('in %s, “%s” is %s', (language, text, things) => {
  expect(read(text, language)).toBe(things);
});
