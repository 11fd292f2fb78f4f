import type { Unit } from '@contracts/vocabulary';
import { measuresOf } from './measures';
import type { DisplayOptions } from './displayOptions';
import { displayLine, displayQuantity } from './units';
import { ingredientById } from '../ingredients/ingredientTable';

const AMERICAN: DisplayOptions = { factor: 1, system: 'imperial', language: 'en-US', category: 'Meals' };

const lineOf = (id: string, amount: number, unit: Unit, name = id, note?: string) => {
  const row = ingredientById(id);
  return { id, name, quantity: '', amount, unit, ...(row && measuresOf(row, amount, unit)), ...(note && { note }) };
};

const shown = (id: string, amount: number, unit: Unit, options: Partial<DisplayOptions> = {}) =>
  displayQuantity(lineOf(id, amount, unit), { ...AMERICAN, ...options });

describe('an American ingredient line', () => {
  it.each<[string, number, Unit, string]>([
    ['pasta', 400, 'g', '14 oz'],
    ['macaroni', 500, 'g', '1 lb'],
    ['cheddar', 100, 'g', '3½ oz'],
    ['cheddar', 10, 'g', '1½ tbsp'],
    ['cream-cheese', 225, 'g', '8 oz'],
    ['beef-mince', 300, 'g', '10 oz'],
    ['beef-mince', 424, 'g', '14 oz'],
    ['beef-mince', 430, 'g', '1 lb'],
    ['beef-mince', 600, 'g', '1¼ lb'],
    ['beef-brisket', 1.8, 'kg', '4 lb'],
    ['beef-brisket', 2.2, 'kg', '5 lb'],
    ['beef-mince', 7, 'g', '¼ oz'],
    ['cheddar', 25, 'g', '1 oz'],
    ['tofu', 400, 'g', '14 oz'],
    ['flour', 200, 'g', '1⅔ cups'],
    ['sugar', 100, 'g', '½ cup'],
    ['yeast', 7, 'g', '2¼ tsp'],
    ['ginger', 10, 'g', '2 tsp'],
    ['coffee', 5, 'g', '1 tbsp'],
    ['coffee', 18, 'g', '3½ tbsp'],
    ['coffee', 60, 'g', '¾ cup'],
    ['coffee', 250, 'ml', '1 cup'],
    ['parmesan', 40, 'g', '⅓ cup'],
    ['walnut', 25, 'g', '¼ cup'],
    ['ground-almond', 40, 'g', '6 tbsp'],
    ['sauerkraut', 3, 'kg', '6½ lb'],
    ['beef-mince', 425.25, 'g', '1 lb'],
    ['sugar', 0.5, 'g', '⅛ tsp'],
    ['sugar', 1, 'g', '¼ tsp'],
  ])('measures or weighs %s, %s %s: “%s”', (id, amount, unit, text) => {
    expect(shown(id, amount, unit)).toBe(text);
  });

  it.each<[number, Unit, string]>([
    [15, 'g', '1 tbsp'],
    [50, 'g', '3½ tbsp'],
    [60, 'g', '½ stick'],
    [75, 'g', '5 tbsp'],
    [85, 'g', '6 tbsp'],
    [100, 'g', '7 tbsp'],
    [115, 'g', '1 stick'],
    [125, 'g', '9 tbsp'],
    [170, 'g', '1½ sticks'],
    [200, 'g', '1¾ sticks'],
    [450, 'g', '4 sticks'],
    [1, 'tsp', '1 tsp'],
    [2, 'tbsp', '2 tbsp'],
    [4, 'tbsp', '½ stick'],
    [12, 'tsp', '¼ cup'],
  ])('takes %s %s of butter as %s', (amount, unit, text) => {
    expect(shown('butter', amount, unit)).toBe(text);
  });

  it.each<[string, number, Unit, number, string]>([
    ['tinned-tomato', 400, 'g', 1, '1 (14.5-oz) can'],
    ['tinned-tomato', 800, 'g', 1, '1 (28-oz) can'],
    ['tinned-tomato', 400, 'g', 0.5, '½ (14.5-oz) can'],
    ['tinned-tomato', 400, 'g', 1.5, '1½ (14.5-oz) cans'],
    ['tinned-tomato', 400, 'g', 4, '2 (28-oz) cans'],
    ['tinned-tomato', 100, 'g', 1, '7 tbsp'],
    ['tinned-chickpea', 240, 'g', 1, '1 (15-oz) can'],
    ['tinned-chickpea', 240, 'g', 2, '2 (15-oz) cans'],
    ['tinned-tuna', 110, 'g', 1, '1 (5-oz) can'],
    ['tinned-tuna', 160, 'g', 1, '6 oz'],
    ['coconut-milk', 400, 'ml', 1, '1 (13.5-oz) can'],
    ['coconut-milk', 200, 'ml', 1, '¾ cup'],
    ['condensed-milk', 397, 'g', 1, '1 (14-oz) can'],
    ['evaporated-milk', 2, 'tbsp', 1, '2 tbsp'],
    ['tinned-chickpea', 120, 'g', 1, '½ (15-oz) can'],
    ['tinned-sardine', 90, 'g', 2, '2 (3.75-oz) cans'],
    ['corned-beef', 340, 'g', 1, '1 (12-oz) can'],
    ['baked-beans', 430, 'g', 1, '1 (16-oz) can'],
    ['refried-beans', 430, 'g', 1, '1 (16-oz) can'],
    ['cream-of-mushroom-soup', 298, 'g', 1, '1 (10.5-oz) can'],
    ['condensed-milk', 305, 'ml', 1, '1 (14-oz) can'],
    ['evaporated-milk', 354, 'ml', 1, '1 (12-oz) can'],
    ['evaporated-milk', 379, 'g', 1, '1 (12-oz) can'],
    ['dulce-de-leche', 380, 'g', 1, '1 (13.4-oz) can'],
  ])('opens cans for %s, %s %s times %s: “%s”', (id, amount, unit, factor, text) => {
    expect(shown(id, amount, unit, { factor })).toBe(text);
  });

  it.each<[number, string]>([
    [5, '1 tsp'],
    [6, '1¼ tsp'],
    [1372.28, '1½ quarts'],
    [1372, '6 cups'],
    [15, '1 tbsp'],
    [20, '4 tsp'],
    [25, '5 tsp'],
    [40, '2½ tbsp'],
    [65, '¼ cup'],
    [70, '5 tbsp'],
    [80, '⅓ cup'],
    [90, '6 tbsp'],
    [150, '⅔ cup'],
    [200, '¾ cup'],
    [250, '1 cup'],
    [1000, '4 cups'],
    [1200, '5 cups'],
    [1500, '1½ quarts'],
    [3500, '3½ quarts'],
  ])('pours %s ml of water with one measure: “%s”', (ml, text) => {
    expect(shown('water', ml, 'ml')).toBe(text);
  });

  it('pours wine and stock into the nearest cup, and counts spoons of what a dish depends on', () => {
    expect(['vegetable-stock', 'white-wine', 'water'].map((id) => shown(id, 100, 'ml'))).toEqual([
      '½ cup',
      '½ cup',
      '7 tbsp',
    ]);
  });

  it('pours by the fluid ounce at the bar, up to a glass', () => {
    expect(shown('gin', 50, 'ml', { category: 'Drinks' })).toBe('1¾ fl oz');
    expect(shown('tonic-water', 150, 'ml', { category: 'Drinks' })).toBe('5 fl oz');
    expect(shown('milk', 300, 'ml', { category: 'Drinks' })).toBe('1¼ cups');
    expect(shown('gin', 80, 'ml', { category: 'Drinks' })).toBe('2½ fl oz');
    expect(shown('gin', 100, 'ml', { category: 'Drinks' })).toBe('3½ fl oz');
    expect(shown('gin', 140, 'ml', { category: 'Drinks' })).toBe('5 fl oz');
    expect(shown('lemon-juice', 5, 'ml', { category: 'Drinks' })).toBe('1 tsp');
    expect(shown('lemon-juice', 12, 'ml', { category: 'Drinks' })).toBe('½ fl oz');
    expect(shown('milk', 229, 'ml', { category: 'Drinks' })).toBe('8 fl oz');
    expect(shown('milk', 230, 'ml', { category: 'Drinks' })).toBe('1 cup');
  });

  it('spoons at the bar what the recipe spoons', () => {
    expect(shown('lemon-juice', 4, 'tsp', { category: 'Drinks' })).toBe('4 tsp');
    expect(shown('lemon-juice', 2, 'tbsp', { category: 'Drinks' })).toBe('2 tbsp');
  });

  it('takes margarine in sticks too', () => {
    expect(shown('vegetable-margarine', 115, 'g')).toBe('1 stick');
  });

  it('never adds up two measures, whatever the servings', () => {
    for (const id of ['flour', 'butter', 'milk', 'beef-mince', 'tinned-tomato', 'water'])
      for (let factor = 0.1; factor < 9; factor += 0.13)
        expect(shown(id, 375, id === 'milk' || id === 'water' ? 'ml' : 'g', { factor })).not.toMatch(/\+|lb \d/);
  });
});

it.each<[string, string, number, string | undefined, string]>([
  ['tinned-tomato', 'canned tomatoes', 400, 'chopped', '1 (14.5-oz) can diced tomatoes'],
  ['tinned-tomato', 'canned tomatoes', 400, undefined, '1 (14.5-oz) can diced tomatoes'],
  [
    'tinned-tomato',
    'canned tomatoes',
    800,
    'whole, crushed by hand',
    '1 (28-oz) can whole peeled tomatoes, crushed by hand',
  ],
  [
    'tinned-chickpea',
    'canned chickpeas',
    480,
    'drained weight, rinsed',
    '2 (15-oz) cans chickpeas, drained and rinsed',
  ],
  ['kidney-bean', 'kidney beans', 240, 'cooked or canned, drained', '1 (15-oz) can kidney beans, drained'],
  [
    'tinned-broad-bean',
    'canned fava beans',
    480,
    'drained weight; keep the liquid',
    '2 (15-oz) cans fava beans, with their liquid',
  ],
  [
    'tinned-tomato',
    'canned tomatoes',
    400,
    'crushed, or 4 fresh ones',
    '1 (14.5-oz) can tomatoes, crushed, or 4 fresh ones',
  ],
  [
    'white-bean',
    'white beans',
    480,
    'cannellini, cooked or canned, drained',
    '2 (15-oz) cans white beans, cannellini, drained',
  ],
  ['kidney-bean', 'kidney beans', 480, 'two cans, drained', '2 (15-oz) cans kidney beans, drained'],
  ['kidney-bean', 'kidney beans', 240, 'cooked, one can', '1 (15-oz) can kidney beans'],
  ['kidney-bean', 'kidney beans', 480, 'two cans', '2 (15-oz) cans kidney beans'],
  ['kidney-bean', 'kidney beans', 240, 'one can, drained', '1 (15-oz) can kidney beans, drained'],
  ['kidney-bean', 'kidney beans', 240, 'from one can', '1 (15-oz) can kidney beans, from one can'],
  ['kidney-bean', 'kidney beans', 240, 'freshly cooked', '1 (15-oz) can kidney beans, freshly cooked'],
  ['kidney-bean', 'kidney beans', 240, 'drained weight', '1 (15-oz) can kidney beans, drained'],
  ['tinned-tomato', 'canned tomatoes', 400, 'crushed', '1 (14.5-oz) can crushed tomatoes'],
  ['kidney-bean', 'kidney beans', 150, 'cooked or canned, drained', '¾ cup kidney beans, cooked or canned, drained'],
])('a line of %s says “canned” once', (id, name, grams, note, text) => {
  const line = displayLine(lineOf(id, grams, 'g', name, note), AMERICAN);
  expect(`${line.quantity} ${line.name}${line.note ? `, ${line.note}` : ''}`).toBe(text);
});

it('leaves no note when the name of what is in the can says it all', () => {
  expect(displayLine(lineOf('tinned-tomato', 400, 'g', 'canned tomatoes', 'chopped'), AMERICAN)).toEqual({
    quantity: '1 (14.5-oz) can',
    name: 'diced tomatoes',
  });
});

it('leaves the words of a can when quantities are metric', () => {
  const line = lineOf('tinned-tomato', 400, 'g', 'canned tomatoes', 'chopped');
  expect(displayLine(line, { ...AMERICAN, system: 'metric' })).toEqual({
    quantity: '400 g',
    name: 'canned tomatoes',
    note: 'chopped',
  });
});

it.each<[string, number, Unit, string, string | undefined, string]>([
  ['sage', 8, 'leaf', 'sage', 'torn', '8 sage leaves, torn'],
  ['mint', 1, 'leaf', 'mint', undefined, '1 mint leaf'],
  ['mint', 12, 'leaf', 'mint', undefined, '12 mint leaves'],
  ['ice', 1, 'cube', 'ice', undefined, '1 ice cube'],
  ['parmesan', 100, 'g', 'parmesan', 'in one piece', '3½ oz parmesan, in one piece'],
  ['parmesan', 1, 'kg', 'parmesan', 'in one piece', '2¼ lb parmesan, in one piece'],
  ['ice', 3, 'cube', 'ice', undefined, '3 ice cubes'],
  ['ginger', 55, 'g', 'ginger', 'unpeeled, halved lengthwise', '1 (4-inch) piece ginger, unpeeled, halved lengthwise'],
  ['ginger', 20, 'g', 'ginger', 'half sliced, half grated', '1 (1½-inch) piece ginger, half sliced, half grated'],
  ['ginger', 15, 'g', 'ginger', 'grated', '1 tbsp grated ginger'],
  ['ginger', 15, 'g', 'ginger', undefined, '1 tbsp ginger'],
])('counts %s, %s %s, as English does', (id, amount, unit, name, note, text) => {
  const line = displayLine(lineOf(id, amount, unit, name, note), AMERICAN);
  expect(`${line.quantity} ${line.name}${line.note ? `, ${line.note}` : ''}`).toBe(text);
});

it.each<['es' | 'fr', string, number, Unit, string, string]>([
  ['es', 'sage', 8, 'leaf', 'salvia', '8 hojas'],
  ['fr', 'sugar', 3, 'cube', 'sucre', '3 cubes'],
])('keeps the order of %s, which has "de" between a leaf or a cube and what it is of', (language, id, ...rest) => {
  const [amount, unit, name, quantity] = rest;
  const line = displayLine(lineOf(id, amount, unit, name), { ...AMERICAN, system: 'metric', language });
  expect(line).toEqual({ quantity, name });
});

it.each([
  ['fresh white bread crumbs', undefined, 60, '1⅓ cups'],
  ['bread crumbs', 'fresh, coarse', 40, '1 cup'],
  ['bread crumbs', 'fresh', 30, '⅔ cup'],
  ['bread crumbs', 'fine, dry', 60, '½ cup'],
  ['bread crumbs', undefined, 110, '1 cup'],
])('fills a cup with less of fresh bread crumbs than of dry: %s, %s, %s g', (name, note, grams, quantity) => {
  expect(displayLine(lineOf('breadcrumb', grams, 'g', name, note), AMERICAN).quantity).toBe(quantity);
});

it('weighs a piece for the servings', () => {
  const line = displayLine(lineOf('parmesan', 100, 'g', 'parmesan', 'in one piece'), { ...AMERICAN, factor: 4 });
  expect(line.quantity).toBe('14 oz');
});

it.each([
  ['metric', '100 g'],
  ['imperial', '3½ oz'],
] as const)('leaves a British line its %s quantity and its words', (system, quantity) => {
  const british = { ...AMERICAN, system, language: 'en-GB' } as const;
  const cheese = lineOf('parmesan', 100, 'g', 'parmesan', 'in one piece');
  expect(displayLine(cheese, british)).toEqual({ quantity, name: 'parmesan', note: 'in one piece' });
  expect(displayLine(lineOf('ginger', 100, 'g', 'ginger', 'sliced'), british).quantity).toBe(quantity);
});
