import { lineFacts } from './lineFacts';
import { implausibleAmountIn, questionableAmounts, type WeighedLine } from './plausibleAmounts';

const fault = (lines: readonly (readonly [quantity: string, name: string])[], servings = 4, steps = 'Mix and cook.') =>
  implausibleAmountIn(
    lines.map(([quantity, name]) => lineFacts({ name, quantity, note: '' }, 'en-GB')),
    servings,
    steps,
  );
const RICE = ['300 g', 'rice'] as const;

describe('the amount of an ingredient for one serving', () => {
  it.each<[string, string, string]>([
    ['salt', '48 g', '52 g'],
    ['cayenne pepper', '60 g', '64 g'],
    ['habanero', '120 g', '124 g'],
    ['jalapeño', '320 g', '324 g'],
    ['baking powder', '32 g', '36 g'],
    ['yeast', '60 g', '64 g'],
    ['vanilla extract', '60 g', '68 g'],
    ['soy sauce', '320 g', '330 g'],
    ['matcha', '32 g', '36 g'],
    ['cider vinegar', '1000 g', '1050 g'],
    ['sugar', '1040 g', '1050 g'],
    ['water', '16 kg', '16.2 kg'],
    ['olive oil', '4000 g', '4100 g'],
    ['ground cinnamon', '100 g', '104 g'],
    ['potatoes', '6 kg', '6.1 kg'],
    ['celery salt', '48 g', '52 g'],
    ['yeast extract', '320 g', '330 g'],
    ['red wine vinegar', '1000 g', '1050 g'],
    ['brown sugar', '1040 g', '1050 g'],
    ['maple syrup', '1040 g', '1050 g'],
    ['lard', '4000 g', '4100 g'],
    ['red chilli', '320 g', '324 g'],
  ])('of %s may be %s for four, and not %s', (name, most, more) => {
    expect(fault([RICE, [most, name]])).toBeUndefined();
    expect(fault([RICE, [more, name]])).toMatch(/g for one serving$/);
  });

  it.each([
    'Bury the fish in the salt.',
    'Cure it for two days.',
    'Bake in a salt crust.',
    'Hornea a la sal.',
    'Cuire en croûte de sel.',
    'Make a brine.',
  ])('of salt may be large where it is not eaten: %s', (steps) => {
    expect(fault([RICE, ['1 kg', 'salt']], 4, steps)).toBeUndefined();
    expect(fault([RICE, ['1 kg', 'sugar'], ['1 kg', 'sugar']], 1, steps)).toBeDefined();
  });

  it('is named with its weight', () => {
    expect(fault([RICE, ['400 g', 'salt']])).toBe('salt: 100 g for one serving');
  });
});

describe('a serving as a whole', () => {
  const FINE = /^fine$/;

  it.each<[string, readonly (readonly [string, string])[], RegExp]>([
    [
      'is 2.5 kg at most',
      [
        ['1400 g', 'potatoes'],
        ['1100 g', 'carrots'],
      ],
      FINE,
    ],
    [
      'is not more',
      [
        ['1400 g', 'potatoes'],
        ['1101 g', 'carrots'],
      ],
      /^2501 g of food/,
    ],
    [
      'does not count cooking water and frying oil',
      [
        ['1400 g', 'potatoes'],
        ['3 l', 'water'],
        ['900 ml', 'olive oil'],
      ],
      FINE,
    ],
    ['is 3 g at least', [['3 g', 'rice']], FINE],
    ['is not less', [['2 g', 'rice']], /^2 g of food/],
    ['may be of unknown weight', [['a little', 'rice']], FINE],
    ['has 60 g of alcohol at most', [['180 ml', 'vodka']], FINE],
    ['has no more alcohol', [['200 ml', 'vodka']], /g of alcohol in one serving$/],
  ])('%s', (_what, lines, expected) => {
    expect(fault(lines, 1) ?? 'fine').toMatch(expected);
  });
});

it.each(['-2 g', 'NaN', 'undefined g', 'null', '∞', '12345678 g', 'Infinity g'])(
  'refuses what is no amount: %s',
  (quantity) => {
    expect(fault([RICE, [quantity, 'rice']])).toMatch(/is no amount$/);
  },
);

describe('an imported amount is questioned', () => {
  const asked = (line: WeighedLine, servings = 4, steps = '') => questionableAmounts([line], servings, steps)[0];

  it.each<[string, WeighedLine, boolean]>([
    ['a gram of flour', { id: 'flour', amount: 1, unit: 'g', grams: 1 }, true],
    ['a millilitre of milk', { id: 'milk', amount: 1, unit: 'ml', ml: 1 }, true],
    ['two grams of flour', { id: 'flour', amount: 2, unit: 'g', grams: 2 }, false],
    ['a gram of yeast', { id: 'yeast', amount: 1, unit: 'g', grams: 1 }, false],
    ['a gram of oregano', { id: 'oregano', amount: 1, unit: 'g', grams: 1 }, false],
    ['one egg', { id: 'egg', amount: 1, unit: 'piece', grams: 1 }, false],
    ['a cup of baking powder', { id: 'baking-powder', amount: 200, unit: 'g', grams: 200 }, true],
    ['baking powder for many biscuits', { id: 'baking-powder', amount: 64, unit: 'g', grams: 64 }, false],
    ['hundreds of pieces', { amount: 481, unit: 'piece' }, true],
    ['a gram of something unknown', { amount: 1, unit: 'g', grams: 1 }, false],
    ['a spoon of flour', { id: 'flour', amount: 1, unit: 'tsp', grams: 1 }, false],
    ['many pieces', { amount: 480, unit: 'piece' }, false],
    ['many millilitres', { amount: 481, unit: 'ml', ml: 481 }, false],
    ['more than anyone measures', { amount: 100_001, unit: 'g' }, true],
    ['as much as anyone measures', { amount: 100_000, unit: 'g' }, false],
    ['no amount', { id: 'flour', grams: 1_000_000 }, false],
    ['much of something unknown', { amount: 90_000, unit: 'g', grams: 90_000 }, false],
  ])('%s: %s', (_what, line, expected) => {
    expect(asked(line)).toBe(expected);
  });

  it('for at least eight people, and not when salt is a bed', () => {
    const salt = { id: 'salt', amount: 100, unit: 'g', grams: 100 } as const;
    expect(asked(salt, 1)).toBe(true);
    expect(asked(salt, 9)).toBe(false);
    expect(asked({ ...salt, amount: 96, grams: 96 }, 1)).toBe(false);
    expect(asked(salt, 1, 'Bake it in a salt crust.')).toBe(false);
    expect(asked({ ...salt, id: 'sugar', grams: 9_000 }, 1, 'Bake it in a salt crust.')).toBe(true);
  });
});

it('refuses more than a hundred thousand of anything, also of what has no weight', () => {
  expect(fault([RICE, ['100000', 'dinner guests']])).toBeUndefined();
  expect(fault([RICE, ['100001', 'dinner guests']])).toMatch(/is no amount$/);
});
