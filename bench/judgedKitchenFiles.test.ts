import { LANGUAGES } from '../contracts/vocabulary';
import { ingredientById } from '../kitchen/ingredients/ingredientTable';
import { ingredientName } from '../kitchen/recipes/ingredientNames';
import { localiseRecipe, localiseTitle } from '../kitchen/recipes/localise';
import { compiledCorpus } from '../server/testing/compiledCorpus';
import { HALVES, judgedKitchens, type JudgedKitchen } from './judgedKitchenFiles';
import { GRADES } from './kitchenMetrics';

const recipes = new Map(compiledCorpus().map((recipe) => [recipe.slug, recipe]));

const slugsOf = ({ dishes }: JudgedKitchen) => GRADES.flatMap((grade) => dishes[grade]);
const gradedOf = (kitchen: JudgedKitchen) => slugsOf(kitchen).flatMap((slug) => recipes.get(slug) ?? []);
const kitchensOf = (language: string) => HALVES.flatMap((half) => judgedKitchens(half, language));

const typed = (kitchens: readonly JudgedKitchen[]) => kitchens.map((kitchen) => kitchen.typed);

describe.each(LANGUAGES)('the judged kitchens in %s', (language) => {
  const kitchens = kitchensOf(language);

  it('fill both halves evenly, with no kitchen twice', () => {
    const [tune = 0, unseen = 0] = HALVES.map((half) => judgedKitchens(half, language).length);
    expect(Math.abs(tune - unseen)).toBeLessThanOrEqual(1);
    expect(new Set(typed(kitchens).map((text) => text.toLowerCase())).size).toBe(kitchens.length);
    expect(kitchens.every((kitchen) => kitchen.language === language)).toBe(true);
  });

  it('name ingredients and recipes that exist', () => {
    expect(kitchens.flatMap(({ about }) => about.filter((id) => !ingredientById(id)))).toEqual([]);
    expect(kitchens.flatMap((kitchen) => slugsOf(kitchen).filter((slug) => !recipes.has(slug)))).toEqual([]);
  });

  it('grade each dish once, and at least one as exactly right', () => {
    const isOdd = (kitchen: JudgedKitchen) =>
      kitchen.dishes[3].length === 0 || new Set(slugsOf(kitchen)).size < slugsOf(kitchen).length;
    expect(typed(kitchens.filter(isOdd))).toEqual([]);
  });

  it('want a dish that is graded, and ingredients that graded dishes use', () => {
    const namesOf = (kitchen: JudgedKitchen) =>
      gradedOf(kitchen).flatMap(({ ingredients }) =>
        ingredients.flatMap(({ id }) => [ingredientName(id, language), ingredientName(id, language, true)]),
      );
    const isOdd = (kitchen: JudgedKitchen) =>
      !gradedOf(kitchen).some((recipe) => new RegExp(kitchen.dish, 'i').test(localiseTitle(recipe, language))) ||
      !namesOf(kitchen).some((name) => new RegExp(kitchen.uses, 'i').test(name));
    expect(typed(kitchens.filter(isOdd))).toEqual([]);
  });

  it('grade no drink when food is meant, and nothing that was ruled out', () => {
    const isOdd = (kitchen: JudgedKitchen) =>
      gradedOf(kitchen).some(
        (recipe) =>
          (recipe.category === 'Drinks') !== (kitchen.kind === 'drink') ||
          localiseRecipe(recipe, language).allergens.some((allergen) => allergen === kitchen.without),
      );
    expect(typed(kitchens.filter(isOdd))).toEqual([]);
  });
});
