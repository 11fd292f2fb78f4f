import type { RecipeCategory } from '@contracts/vocabulary';
import { cookingSteps } from './cookingSteps';
import { isAlcoholic, unsafeForEater } from './eaterRules';
import { lineFacts } from './lineFacts';
import type { Eater } from './types';

const linesOf = (names: readonly string[], quantity = '50 g') =>
  names.map((name) => lineFacts({ name, quantity, note: '' }, 'en-GB'));
const HEAT = 'Simmer for 30 minutes.';
const fault = (eater: Eater, names: readonly string[], step = HEAT, category: RecipeCategory = 'Meals') =>
  unsafeForEater([eater], linesOf(names), cookingSteps([{ text: step }]), category);

it.each<[Eater, string, string, string]>([
  [
    'infant',
    'brazil nuts|walnuts|hazelnuts|cashews|pistachios|pecans|macadamia nuts|mixed nuts|popcorn|almonds',
    HEAT,
    '_: infants can choke on whole nuts',
  ],
  ['infant', 'honey|heather honey', HEAT, 'honey can give infants botulism: leave it out, heated or not'],
  ['pregnant', 'liver|chicken liver|pâté|foie gras|swordfish', HEAT, '_ is not for pregnant women'],
  [
    'pregnant',
    'brie|camembert|blue cheese|roquefort|stilton|reblochon',
    'Slice and serve.',
    '_ is not for pregnant women',
  ],
  ['child', 'energy drink', HEAT, 'energy drinks are not for children'],
  ['pregnant', 'eggs|salmon|beef steak', 'Mix and serve.', '_ is not cooked, which is not for this eater (pregnant)'],
  ['infant', 'eggs|salmon|beef steak', 'Mix and serve.', '_ is not cooked, which is not for this eater (infant)'],
])('not for this eater (%s): %s', (eater, names, step, words) => {
  const told = names.split('|').map((name) => [name, fault(eater, [name], step)]);
  expect(told).toEqual(names.split('|').map((name) => [name, words.replace('_', name)]));
});

it.each<[Eater, string, string]>([
  [
    'infant',
    'ground almonds|almond butter|almond powder|almond paste|walnut puree|almond milk|flaked almonds|coconut|peanut oil|crema de almendra|almendra molida|amandes moulues|amandes en poudre|amandes en purée',
    HEAT,
  ],
  ['pregnant', 'brie|camembert|blue cheese|roquefort|stilton|reblochon', HEAT],
  ['pregnant', 'honey|cod|pistachios|feta|cheddar|energy drink', HEAT],
  ['pregnant', 'feta|cheddar|cream cheese', 'Slice and serve.'],
  ['child', 'eggs|salmon|beef steak|brie|liver|honey|almonds', 'Mix and serve.'],
  ['child', 'lemonade|orange juice', 'Mix and serve.'],
])('fine for this eater (%s): %s', (eater, names, step) => {
  expect(names.split('|').filter((name) => fault(eater, [name], step) !== undefined)).toEqual([]);
});

it('each eater is thought of, and honey known by its word alone', () => {
  const lines = linesOf(['honey']);
  expect(unsafeForEater(['child', 'infant'], lines, [], 'Meals')).toMatch(/^honey/);
  expect(unsafeForEater(['pregnant', 'child'], lines, [], 'Meals')).toBeUndefined();
  expect(unsafeForEater([], linesOf(['vodka']), [], 'Drinks')).toBeUndefined();
  const cake = (name: string) => [{ ...linesOf(['zorblax'])[0]!, text: name }];
  for (const name of ['zorblax with honey', 'zorblax con miel'])
    expect(unsafeForEater(['infant'], cake(name), [], 'Meals')).toMatch(/^honey/);
});

it.each([
  [
    'vodka rum gin tequila whisky whiskey bourbon mezcal brandy cognac liqueur schnapps absinthe aguardiente rhum licor',
    true,
  ],
  ['cordial syrup juice ginger', false],
])('an unknown drink is alcoholic by its name (%s): %s', (words, expected) => {
  const drinks = words.split(' ').map((word) => ({ ...linesOf(['zorblax'])[0]!, ids: [], text: `zorblax ${word}` }));
  expect(drinks.filter((line) => isAlcoholic([line]) !== expected).map(({ text }) => text)).toEqual([]);
});

it.each([
  ['10 ml', 'Angostura bitters', false],
  ['11 ml', 'Angostura bitters', true],
  ['10 ml', 'vodka', true],
  ['a dash', 'Angostura bitters', false],
  ['50 ml', 'ginger beer', false],
  ['50 ml', 'wine vinegar', false],
  ['50 ml', 'vanilla extract', false],
  ['50 ml', 'alcohol free gin', false],
  ['50 ml', 'non-alcoholic rum', false],
  ['50 ml', 'non alcoholic rum', false],
  ['50 ml', 'gin 0%', false],
  ['50 ml', 'ron sin alcohol', false],
  ['50 ml', 'gin sans alcool', false],
])('%s of %s are alcoholic: %s', (quantity, name, expected) => {
  expect(isAlcoholic(linesOf([name], quantity))).toBe(expected);
});
