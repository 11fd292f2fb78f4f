import { readForeignLine } from './foreignLine';

it.each([
  ['250 g mozzarella', { amount: 250, unit: 'g', ids: ['mozzarella'], name: 'mozzarella' }],
  ['1,5 kg mango', { amount: 1.5, unit: 'kg', ids: ['mango'], name: 'mango' }],
  ['1.500 g mango', { amount: 1500, unit: 'g', ids: ['mango'], name: 'mango' }],
  ['0.250 l Wasser', { amount: 0.25, unit: 'l', ids: [], name: 'Wasser' }],
  ['2 DL Milch', { amount: 2, unit: 'dl', ids: [], name: 'Milch' }],
  ['250g mozzarella', { amount: 250, unit: 'g', ids: ['mozzarella'], name: 'mozzarella' }],
  ['250 g.  mozzarella', { amount: 250, unit: 'g', ids: ['mozzarella'], name: 'mozzarella' }],
  ['12.500 g mango', { amount: 12_500, unit: 'g', ids: ['mango'], name: 'mango' }],
  ['circa 250 g mozzarella', { ids: [], name: 'circa 250 g mozzarella' }],
  ['250 g', { ids: [], name: '250 g' }],
  ['250 gr mozzarella', { ids: [], name: '250 gr mozzarella' }],
  ['200 g tofu', { amount: 200, unit: 'g', ids: [], name: 'tofu' }],
  ['200 g flour', { amount: 200, unit: 'g', ids: [], name: 'flour' }],
  ['200 g mango.', { amount: 200, unit: 'g', ids: [], name: 'mango.' }],
  ['  mozzarella ', { ids: ['mozzarella'], name: 'mozzarella' }],
])('reads metric amounts and names that languages share: “%s”', (line, read) => {
  expect(readForeignLine(line)).toEqual(read);
});

it.each(['pasta', 'pastas', 'salsa', 'paprika', 'pate', 'latte', 'pepperoni'])(
  'does not take a false friend for the food: %s',
  (name) => {
    expect(readForeignLine(`200 g ${name}`).ids).toEqual([]);
  },
);

it.each(['200 g mozzarella di bufala', '3 Eier', '200 g Mehl'])('guesses nothing: %s', (line) => {
  expect(readForeignLine(line).ids).toEqual([]);
});
