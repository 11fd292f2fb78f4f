import type { Language } from '@contracts/vocabulary';
import { isSubstitute, lineFacts } from './lineFacts';

it.each<[Language, string, string, string]>([
  ['en-GB', '2 bags', 'black tea', '2 black tea bags'],
  ['en-GB', '2', 'black tea bags', '2 black tea bags'],
  ['es', '2 bolsitas', 'té negro', '2 bolsitas de té negro'],
  ['fr', '2 sachets', 'thé noir', '2 sachets de thé noir'],
  ['fr', '1 sachet', 'rooibos', '1 sachet de rooibos'],
  ['es', '1 rama', 'canela', '1 rama de canela'],
  ['en-US', '2 sticks', 'cinnamon', '2 cinnamon sticks'],
  ['en-US', '1 stick', 'butter', '113 g butter'],
  ['en-GB', '2 packets', 'tofu', '2 tofu'],
])('says in %s what “%s” of “%s” are', (language, quantity, name, said) => {
  const { wire } = lineFacts({ quantity, name, note: '' }, language);
  expect(`${wire.quantity} ${wire.name}`).toBe(said);
});

it.each<[name: string, note: string, expected: boolean]>([
  ...'vegan butter|vegano|mantequilla vegana|quesos veganos|beurre végane|plant-based mince|plant based mince|beurre végétal|crème végétale|lait végétalien|sauce végétalienne|non-dairy milk|non dairy milk|dairy-free cream|dairy free cream|egg-free mayonnaise|meat-free mince|mock duck'
    .split('|')
    .map((name) => [name, '', true] as [string, string, boolean]),
  ['butter', 'vegan', true],
  ['butter', 'vegan if you like', true],
  ['mantequilla', 'vegana', true],
  ['mince', 'plant-based', true],
  ['mince', 'plant based', true],
  ['butter', 'or vegan margarine', false],
  ['butter', '', false],
  ['vegetables', '', false],
])('“%s” (%s) is named after what it replaces: %s', (name, note, expected) => {
  expect(isSubstitute(lineFacts({ quantity: '50 g', name, note }, 'en-GB'))).toBe(expected);
});

it('a line of unknown words has no facts', () => {
  expect(lineFacts({ quantity: '', name: 'zorblax', note: '' }, 'en-GB')).toStrictEqual({
    text: 'zorblax',
    ids: [],
    named: [],
    wire: { name: 'zorblax', quantity: '' },
  });
  expect(lineFacts({ quantity: 'some', name: 'zorblax', note: 'fresh' }, 'en-GB')).toStrictEqual({
    text: 'some zorblax, fresh',
    ids: [],
    named: [],
    wire: { name: 'zorblax', quantity: 'some', note: 'fresh' },
  });
});

it('a line of the table has its weight and its name', () => {
  expect(lineFacts({ quantity: '100 g', name: 'carrots', note: 'diced' }, 'en-GB')).toStrictEqual({
    text: '100 g carrots, diced',
    ids: ['carrot'],
    named: ['carrot'],
    amount: 100,
    unit: 'g',
    grams: 100,
    wire: { name: 'carrots', quantity: '100 g', id: 'carrot', amount: 100, unit: 'g', grams: 100, note: 'diced' },
  });
  expect(lineFacts({ quantity: '', name: '250 ml milk, warm', note: '' }, 'en-GB').wire).toMatchObject({
    name: 'milk',
    quantity: '250 ml',
    ml: 250,
    note: 'warm',
  });
  expect(lineFacts({ quantity: '', name: 'salt', note: '' }, 'en-GB').wire).toStrictEqual({
    name: 'salt',
    quantity: 'to taste',
    id: 'salt',
  });
});

it.each([
  ['1 tin', 'tomatoes', ['tinned-tomato']],
  ['2', 'tinned tomatoes', ['tinned-tomato']],
  ['1 kg', 'tomatoes', ['tomato']],
  ['2 gousses', 'ail', ['garlic']],
])('%s of %s are %j', (quantity, name, ids) => {
  expect(lineFacts({ quantity, name, note: '' }, name === 'ail' ? 'fr' : 'en-GB').ids).toEqual(ids);
});

it.each([
  ['1 lb', 'carrots', 455, 'g'],
  ['3 oz', 'carrots', 85, 'g'],
  ['4 oz', 'carrots', 115, 'g'],
  ['1 cup', 'milk', 235, 'ml'],
  ['1 gill', 'milk', 140, 'ml'],
  ['1 fl oz', 'milk', 28, 'ml'],
  ['1 pint', 'milk', 570, 'ml'],
  ['101 g', 'carrots', 101, 'g'],
])('%s of %s are %d %s', (quantity, name, amount, unit) => {
  expect(lineFacts({ quantity, name, note: '' }, 'en-GB')).toMatchObject({ amount, unit });
});

it('an amount that no cook measures is shown as it was written', () => {
  expect(lineFacts({ quantity: '2000000 g', name: 'carrots', note: '' }, 'en-GB').wire).toStrictEqual({
    name: 'carrots',
    quantity: '2000000 g',
    id: 'carrot',
  });
});

it('long names, quantities and notes are cut', () => {
  const { wire } = lineFacts({ quantity: 'x'.repeat(300), name: 'z'.repeat(300), note: 'n'.repeat(300) }, 'en-GB');
  expect([wire.name.length, wire.quantity.length, wire.note!.length]).toEqual([160, 200, 200]);
});

it('a line is quoted without a gap where it has no quantity or note', () => {
  expect(lineFacts({ quantity: '', name: 'salt', note: '' }, 'en-GB').text).toBe('salt');
  expect(lineFacts({ quantity: '1', name: 'onion', note: 'diced' }, 'en-GB').text).toBe('1 onion, diced');
});

it('a line of two foods has each once', () => {
  const { ids, named, wire } = lineFacts({ quantity: '', name: 'salt and pepper', note: '' }, 'en-GB');
  expect(ids).toEqual(['salt', 'black-pepper']);
  expect(named).toEqual(['salt', 'black-pepper']);
  expect(wire.id).toBe('salt');
});
