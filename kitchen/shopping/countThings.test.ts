import type { ShoppingThing } from '@contracts/shopping';
import { countThings } from './countThings';
import { mergeLines } from './mergeLines';

const thing = (name: string, more: Partial<ShoppingThing> = {}): ShoppingThing => ({
  name,
  language: 'en-GB',
  ...more,
});

const LISTS: readonly (readonly [what: string, things: readonly ShoppingThing[], count: number])[] = [
  [
    'eggs and their yolks once',
    [thing('eggs', { id: 'egg', amount: 2 }), thing('yolks', { id: 'egg-yolk', amount: 2 })],
    1,
  ],
  ['the onions of two recipes once', [thing('onion', { id: 'onion', amount: 1 }), thing('onions', { id: 'onion' })], 1],
  [
    'a lemon and its juice once',
    [thing('lemon', { id: 'lemon' }), thing('juice', { id: 'lemon-juice', ml: 30, amount: 2, unit: 'tbsp' })],
    1,
  ],
  ['what is in no table by its name', [thing('Candles'), thing('candles'), thing('foil')], 2],
  ['nothing on an empty list', [], 0],
];

describe('the number of things to buy', () => {
  it.each(LISTS)('counts %s, as the list shows them', (_what, things, count) => {
    expect(countThings(things)).toBe(count);
    const listed = things.map((one, i) => ({ ...one, entryId: `entry-${i}` }));
    expect(mergeLines(listed, 'en-GB')).toHaveLength(count);
  });
});
