import type { DietType } from '@contracts/vocabulary';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { dietsOf, isKeto, rennetCheesesIn } from './diets';

describe('the diets of a recipe', () => {
  it.each<[string, readonly string[], readonly DietType[]]>([
    ['low plants', ['carrot', 'rice'], ['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Low FODMAP']],
    ['low plants with staples', ['carrot', 'salt', 'olive-oil'], ['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Low FODMAP']],
    ['one plant that is not low', ['carrot', 'onion'], ['Meat', 'Fish', 'Vegetarian', 'Vegan']],
    ['dairy', ['carrot', 'butter'], ['Meat', 'Fish', 'Vegetarian', 'Low FODMAP']],
    ['honey', ['honey'], ['Meat', 'Fish', 'Vegetarian']],
    ['a cheese with rennet', ['carrot', 'parmesan'], ['Meat', 'Fish', 'Low FODMAP']],
    ['fish', ['carrot', 'salmon'], ['Meat', 'Fish', 'Low FODMAP']],
    ['meat', ['carrot', 'bacon'], ['Meat', 'Low FODMAP']],
    ['gelatine', ['gelatine'], ['Meat', 'Low FODMAP']],
    ['something unknown', ['carrot', 'unobtainium'], ['Meat']],
    ['nothing at all', [], ['Meat']],
  ])('with %s', (_what, ids, diets) => {
    expect(dietsOf(ids)).toEqual(diets);
  });

  it('can be Low FODMAP with every staple', () => {
    const staples = INGREDIENTS.filter(({ isStaple }) => isStaple).map(({ id }) => id);
    expect(dietsOf(staples)).toContain('Low FODMAP');
  });
});

describe('the cheeses that alone keep a dish from being vegetarian', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['with vegetables and dairy', ['carrot', 'butter', 'parmesan', 'gruyere'], ['parmesan', 'gruyere']],
    ['with a cheese of either kind', ['cheddar'], []],
    ['with meat', ['parmesan', 'bacon'], []],
    ['with fish', ['parmesan', 'salmon'], []],
    ['with something unknown', ['parmesan', 'unobtainium'], []],
  ])('%s', (_what, ids, cheeses) => {
    expect(rennetCheesesIn(ids)).toEqual(cheeses);
  });
});

describe('Keto', () => {
  const dish = (calories: number, carbs: number, fiber = 0) => ({
    perServing: { calories, protein: 0, carbs, fat: 0, fiber, sugar: 0 },
    coverage: { covered: 3, total: 3 },
  });

  it.each<[string, number, number, number, boolean]>([
    ['15 g of net carbohydrate in a rich dish', 800, 15, 0, true],
    ['more than 15 g', 800, 15.1, 0, false],
    ['fibre beside them', 800, 25, 10, true],
    ['exactly a fifth of the energy', 200, 10, 0, true],
    ['more than a fifth of the energy', 199, 10, 0, false],
    ['a trace in a drink without energy', 0, 2, 0, true],
    ['more than a trace in a drink without energy', 0, 2.1, 0, false],
  ])('with %s', (_what, calories, carbs, fiber, expected) => {
    expect(isKeto(dish(calories, carbs, fiber))).toBe(expected);
  });

  it('is not granted while an ingredient is not covered', () => {
    expect(isKeto({ ...dish(800, 1), coverage: { covered: 2, total: 3 } })).toBe(false);
  });
});
