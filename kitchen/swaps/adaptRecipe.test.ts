import type { Recipe } from '@contracts/recipe';
import { localiseRecipe } from '../recipes/localise';
import { parseRecipeFile } from '../recipes/recipeFormat';
import { omeletteFile } from '../testing/omelette';
import { adaptRecipe, type AdaptingKitchen } from './adaptRecipe';

const omelette: Recipe = {
  ...localiseRecipe(parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals'), 'en-GB'),
  userRating: 0,
  isSaved: false,
};

const adapt = (kitchen: Partial<AdaptingKitchen>, recipe = omelette) =>
  adaptRecipe(recipe, { have: [], limits: { diets: [], excludedAllergens: [] }, language: 'en-GB', ...kitchen });

const idsIn = ({ ingredients }: Recipe) => ingredients.map((line) => (typeof line === 'string' ? line : line.id));

describe('a recipe adapted to a kitchen', () => {
  it('stays as it is when nothing was said about the kitchen', () => {
    const { adaptation, recipe } = adapt({});
    expect(adaptation).toEqual({ swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 });
    expect(recipe).toBe(omelette);
  });

  it('swaps what is missing for what the cook has, leaves a garnish out, and lists what there is no way around', () => {
    const { adaptation, recipe } = adapt({ have: ['cheese'] });
    expect(adaptation.swaps).toEqual([
      { id: 'butter', name: 'butter', swap: 'olive oil', swapId: 'olive-oil', swapRatio: expect.any(Number) as number },
    ]);
    expect(adaptation.leftOut).toEqual([{ id: 'chives', name: 'chives' }]);
    expect(adaptation.toBuy).toEqual([{ id: 'egg', name: 'egg' }]);
    expect(idsIn(recipe)).toEqual(['egg', 'olive-oil', 'salt']);
    expect(recipe.allergens).toEqual(['Eggs']);
  });

  it('takes what is nearly the same, for which the table of swaps has no row', () => {
    const [egg] = omelette.ingredients.filter((line) => typeof line !== 'string');
    const shallots = { ...egg!, id: 'shallot', name: 'shallots' };
    const { adaptation, recipe } = adapt(
      { have: ['egg', 'butter', 'chives', 'red-onion'] },
      { ...omelette, ingredients: [...omelette.ingredients, shallots] },
    );
    expect(adaptation.swaps).toEqual([{ id: 'shallot', name: 'shallot', swap: 'red onion', swapId: 'red-onion' }]);
    expect(idsIn(recipe)).toContain('red-onion');
  });

  it('leaves a line alone that was not understood', () => {
    const [egg] = omelette.ingredients.filter((line) => typeof line !== 'string');
    const { id: _id, ...unknown } = { ...egg!, name: 'qwertz' };
    const { adaptation, recipe } = adapt(
      { have: ['cheese'] },
      { ...omelette, ingredients: [egg!, unknown, 'a pinch'] },
    );
    expect(adaptation.unread).toBe(2);
    expect(recipe.ingredients.slice(1)).toEqual([unknown, 'a pinch']);
  });

  it('replaces what the cook does not eat even if it has to be bought, and computes the allergens again', () => {
    expect(omelette.allergens).toContain('Dairy');
    const { adaptation, recipe } = adapt({ limits: { diets: [], excludedAllergens: ['Dairy'] } });
    expect(adaptation.swaps).toHaveLength(1);
    expect(adaptation.swaps[0]).toMatchObject({ id: 'butter' });
    expect(adaptation.allergensLeft).toEqual([]);
    expect(recipe.allergens).not.toContain('Dairy');
  });

  it('says which excluded allergen stays, where nothing replaces its ingredient', () => {
    const { adaptation } = adapt({ limits: { diets: ['Vegan'], excludedAllergens: ['Eggs'] } });
    expect(adaptation.inTheWay).toEqual([{ id: 'egg', name: 'egg' }]);
    expect(adaptation.allergensLeft).toEqual(['Eggs']);
  });

  it('never swaps in what the words rule out', () => {
    const { adaptation } = adapt({ have: ['egg', 'coconut-oil', 'chives'], ruledOut: ['olive-oil'] });
    expect(adaptation.swaps.map(({ swapId }) => swapId)).not.toContain('olive-oil');
  });

  it('counts the lines that it knows nothing about', () => {
    const odd = { ...omelette, ingredients: [...omelette.ingredients, 'moon dust'] };
    const { adaptation, recipe } = adapt({ limits: { diets: [], excludedAllergens: ['Dairy'] } }, odd);
    expect(adaptation.unread).toBe(1);
    expect(recipe.allergens).toContain('Dairy');
    expect(adaptation.allergensLeft).toEqual(['Dairy']);
  });
});
