import { join } from 'node:path';
import { ALLERGENS, LANGUAGES } from '../contracts/vocabulary';
import { localiseRecipe, type LocalisedRecipe } from '../kitchen/recipes/localise';
import { compileCorpus } from '../server/corpus/loadCorpus';

const ROOT = join(__dirname, '..');

const counted = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
};

const without = (meals: readonly LocalisedRecipe[], allergen: (typeof ALLERGENS)[number]) =>
  meals.filter(({ allergens }) => !allergens.includes(allergen)).length;

/** The size of the corpus by language, sub-type, cuisine and diet, and what is left when an allergen is excluded. */
export const benchCorpus = () => {
  const corpus = compileCorpus(ROOT);
  for (const language of LANGUAGES) {
    const recipes = corpus.map((recipe) => localiseRecipe(recipe, language));
    const titles = new Set(recipes.map(({ title }) => title));
    console.log(`${language}: ${recipes.length} recipes, ${titles.size} different titles`);
  }
  const recipes = corpus.map((recipe) => localiseRecipe(recipe, 'en-GB'));
  const meals = recipes.filter(({ category }) => category === 'Meals');
  console.log(`\nmeals ${meals.length}, drinks ${recipes.length - meals.length}`);
  console.log(`sub-types: ${counted(recipes.map(({ subcategory }) => subcategory ?? 'None'))}`);
  console.log(`cuisines: ${counted(recipes.map(({ cuisine }) => cuisine ?? '-'))}`);
  console.log(`diets a meal suits: ${counted(meals.flatMap(({ dietTypes }) => dietTypes ?? []))}`);
  console.log(`meals without: ${ALLERGENS.map((allergen) => `${allergen} ${without(meals, allergen)}`).join(', ')}`);
};
