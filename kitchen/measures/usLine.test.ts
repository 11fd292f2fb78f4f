import { isWhole, lengthOfGinger, volumeOf, withoutCanned } from './usLine';

const inCans = (name: string, note?: string) => {
  const { quantity: _quantity, ...rest } = withoutCanned({
    quantity: '2 (15-oz) cans',
    name,
    ...(note !== undefined && { note }),
  });
  return [rest.name, rest.note];
};

describe('food whose quantity is a number of cans', () => {
  it.each([
    ['canned chickpeas', 'chickpeas'],
    ['cooked lentils', 'lentils'],
    ['canned or cooked white beans', 'white beans'],
    ['cooked or canned white beans', 'white beans'],
    ['uncooked rice', 'uncooked rice'],
    ['beans canned or cooked at home', 'beans canned or cooked at home'],
  ])('need not be said to be canned: %s', (name, shown) => {
    expect(inCans(name)).toEqual([shown, undefined]);
  });

  it.each([
    ['canned', undefined],
    ['cooked', undefined],
    ['canned or cooked', undefined],
    ['cooked or canned', undefined],
    ['dried or canned', undefined],
    ['cooked or from cans', undefined],
    ['from a can', undefined],
    ['from a can, from a jar', undefined],
    ['canned, rinsed', 'rinsed'],
    ['rinsed, canned', 'rinsed'],
    ['one can, rinsed', 'rinsed'],
    ['three cans', undefined],
    ['rinsed, two cans', 'rinsed'],
    ['rinsed; two cans, warm', 'rinsed, warm'],
    ['twenty-one cans', 'twenty-one cans'],
    ['uncanned', 'uncanned'],
    ['cooked until soft', 'cooked until soft'],
    ['drained weight; keep the liquid', 'with their liquid'],
    ['drained weight, rinsed', 'drained and rinsed'],
    ['drained weight', 'drained'],
  ])('has no count or can in its note “%s”', (note, shown) => {
    expect(inCans('chickpeas', note)).toEqual(['chickpeas', shown]);
  });

  it.each([
    [undefined, 'diced tomatoes', undefined],
    ['chopped', 'diced tomatoes', undefined],
    ['chopped, with their juice', 'diced tomatoes', 'with their juice'],
    ['chopped by hand', 'tomatoes', 'chopped by hand'],
    ['crushed', 'crushed tomatoes', undefined],
    ['crushed, smooth', 'crushed tomatoes', 'smooth'],
    ['crushed, or passata', 'tomatoes', 'crushed, or passata'],
    ['whole, with their juice', 'whole peeled tomatoes', 'with their juice'],
    ['whole peeled, drained', 'whole peeled tomatoes', 'drained'],
    ['not chopped', 'tomatoes', 'not chopped'],
    ['not whole, with their juice', 'tomatoes', 'not whole, with their juice'],
    ['hand crushed', 'tomatoes', 'hand crushed'],
  ])('is sold under the name of its cut: tomatoes, %s', (note, name, rest) => {
    expect(inCans('tomatoes', note)).toEqual([name, rest]);
    expect(inCans('canned tomatoes', note)).toEqual([name, rest]);
  });

  it.each(['400 g', '1 can', '1 (15-oz) can opened'])('is another line with %s', (quantity) => {
    const line = { quantity, name: 'canned tomatoes', note: 'chopped' };
    expect(withoutCanned(line)).toBe(line);
  });
});

describe('the length of ginger', () => {
  it.each([
    [28, 'sliced', '1 (2-inch) piece'],
    [14, 'peeled', '1 (1-inch) piece'],
    [20, 'in matchsticks', '1 (1½-inch) piece'],
    [7, 'sliced', '1 (½-inch) piece'],
    [14 / 3, 'sliced', '1 (½-inch) piece'],
    [4.6, 'sliced', undefined],
    [28, '', undefined],
    [28, undefined, undefined],
    [28, 'grated', undefined],
    [28, 'half sliced, half grated', '1 (2-inch) piece'],
    [28, 'the other half grated', undefined],
    ...['chopped', 'minced', 'crushed', 'powder', 'puree', 'purée', 'juice'].map(
      (note) => [28, note, undefined] as const,
    ),
  ] as const)('of %d g, %s, is %s', (grams, note, length) => {
    expect(lengthOfGinger(grams, note)).toBe(length);
  });
});

it.each([
  ['a piece', true],
  ['a large piece, with the rind', true],
  ['in one piece', true],
  ['in a block', true],
  ['shaved', true],
  ['a pieced cloth', false],
  ['in pieces', false],
  ['grated, or in one piece', false],
  [undefined, false],
])('weighs what is not cut small: %s, %s', (note, is) => {
  expect(isWhole(note)).toBe(is);
});

it.each([
  ['fresh crumbs by their name', { id: 'breadcrumb', name: 'fresh bread crumbs', grams: 19, ml: 40 }, 100],
  ['soft crumbs by their note', { id: 'breadcrumb', note: 'Soft', grams: 19, ml: 40 }, 100],
  ['dry crumbs', { id: 'breadcrumb', name: 'bread crumbs', note: 'refreshed', grams: 19, ml: 40 }, 40],
  ['fresh crumbs of an unknown weight', { id: 'breadcrumb', note: 'fresh', ml: 40 }, 40],
  ['fresh food of another kind', { id: 'parsley', note: 'fresh', grams: 19, ml: 40 }, 40],
])('fills a cup with %s', (_what, line, ml) => {
  expect(volumeOf(line)).toBeCloseTo(ml);
});
