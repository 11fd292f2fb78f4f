import type { Recipe, RecipeIngredient } from '@contracts/recipe';
import { createMatchReader } from './matchDetails';

const line = (id: string, more: Partial<RecipeIngredient> = {}): RecipeIngredient => ({
  id,
  name: id,
  quantity: '',
  ...more,
});

const recipe = (...ingredients: Recipe['ingredients']): Recipe => ({
  id: 1,
  title: 'Supper',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 2,
  prepTime: 20,
  allergens: [],
  ingredients,
  instructions: [{ step: 'Cook it.', time: 600 }],
  userRating: 0,
  isSaved: false,
});

const reader = (found: string[], unknown: string[] = [], excludedAllergens: string[] = []) =>
  createMatchReader({ found, unknown, limits: { diets: [], excludedAllergens }, language: 'en-GB' });

describe('what a cook has of a recipe of the collection', () => {
  it('names each ingredient, and counts unread lines as missing', () => {
    const supper = recipe(line('egg'), 'a pinch of stardust', { name: 'moon dust', quantity: '1 g' }, line('leek'));
    expect(reader(['egg']).matchOf(['egg', 'leek'], supper, 4)).toMatchObject({
      matchedIngredients: 1,
      totalIngredients: 4,
      has: ['egg'],
      needs: [{ id: 'leek', name: 'leek' }, { name: 'a pinch of stardust' }, { name: 'moon dust' }],
    });
    expect(reader(['egg']).matchOf(['egg', 'leek'], supper, 3).needs).toHaveLength(2);
    expect(reader(['egg']).matchOf(['egg', 'leek'], supper, 1).needs).toHaveLength(1);
  });

  it('offers a swap for an ingredient that only the words of a line name', () => {
    const supper = recipe('20 g butter', line('onion'));
    const [need] = reader(['onion', 'olive-oil']).matchOf(['butter', 'onion'], supper, 2).needs;
    expect(need).toMatchObject({ id: 'butter', swapId: 'olive-oil' });
  });

  it('includes what another food stands in for, unless the cook does not eat that', () => {
    const supper = recipe(line('shallot'), line('egg'));
    const match = reader(['onion']).matchOf(['shallot', 'egg'], supper, 2);
    expect(match).toMatchObject({ has: ['shallot'], standIns: [{ id: 'shallot', byId: 'onion', by: 'onion' }] });
    expect(reader(['shallot']).matchOf(['shallot', 'egg'], supper, 2)).not.toHaveProperty('standIns');
  });

  it('says how much of a swap to take, and how', () => {
    const lemonade = recipe(line('sugar', { amount: 80, unit: 'g' }), line('lemon'));
    const [need] = reader(['lemon', 'agave-syrup']).matchOf(['sugar', 'lemon'], lemonade, 2).needs;
    expect(need).toMatchObject({ swapId: 'agave-syrup', swapRatio: 0.7, swapNote: 'lessOfIt' });
  });

  it('offers a swap for what is missing that suits the cook', () => {
    const supper = recipe(line('butter', { amount: 20, unit: 'g' }), line('onion'));
    const needOf = (match: ReturnType<ReturnType<typeof reader>['matchOf']>) => match.needs[0];
    expect(needOf(reader(['onion', 'olive-oil']).matchOf(['butter', 'onion'], supper, 2))).toMatchObject({
      id: 'butter',
      swap: 'olive oil',
      swapId: 'olive-oil',
    });
    const porridge = recipe(line('milk', { amount: 200, unit: 'ml' }), line('oat'));
    const swapOf = (excludedAllergens: string[]) =>
      needOf(reader(['oat', 'soya-milk'], [], excludedAllergens).matchOf(['milk', 'oat'], porridge, 2))!.swapId;
    expect(swapOf([])).toBe('soya-milk');
    expect(swapOf(['Soy'])).not.toBe('soya-milk');
  });
});

describe('what a cook has of a recipe that is on no shelf', () => {
  const supper = recipe(line('egg'), line('salt'), 'a pinch of Stardust', { name: 'moon dust', quantity: '1 g' });

  it('leaves staples out, and counts unread lines as missing', () => {
    expect(reader(['egg']).matchOfOther(['egg', 'salt'], supper)).toEqual({
      matchedIngredients: 1,
      totalIngredients: 3,
      has: ['egg'],
      needs: [{ name: 'a pinch of Stardust' }, { name: 'moon dust' }],
    });
  });

  it('has a strange line when the cook typed the same words', () => {
    expect(reader(['egg'], ['A PINCH OF STARDUST']).matchOfOther(['egg', 'salt'], supper)).toEqual({
      matchedIngredients: 2,
      totalIngredients: 3,
      has: ['egg', 'a pinch of Stardust'],
      needs: [{ name: 'moon dust' }],
    });
  });

  it('names stand-ins too', () => {
    expect(reader(['onion']).matchOfOther(['shallot'], recipe(line('shallot'))).standIns).toHaveLength(1);
  });
});
