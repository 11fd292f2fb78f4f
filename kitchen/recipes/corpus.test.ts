import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { recipeSchema } from '@contracts/recipe';
import { LANGUAGES } from '@contracts/vocabulary';
import { localiseRecipe } from './localise';
import { readRecipeFile } from './recipeFormat';
import { stepMinutes } from './stepMinutes';

const FOLDERS = [
  ['meals', 'Meals'],
  ['drinks', 'Drinks'],
] as const;

const files = FOLDERS.flatMap(([folder, category]) => {
  const path = join(__dirname, '../../recipes', folder);
  return readdirSync(path).map((name) =>
    readRecipeFile(parse(readFileSync(join(path, name), 'utf8')), name.replace(/\.yaml$/, ''), category),
  );
});
const recipes = files.map(({ recipe }) => recipe);

// `npm run check:recipes`, a step of `npm test`, looks for every other fault.
it('has recipes that can all be read', () => {
  expect(recipes.length).toBeGreaterThan(1_600);
  expect(files.flatMap(({ faults }) => faults.map(({ message }) => message))).toEqual([]);
});

it('gives every recipe in every language as the contract requires', () => {
  const broken = recipes.flatMap((recipe) =>
    LANGUAGES.flatMap((language) => {
      const { success } = recipeSchema.safeParse({
        ...localiseRecipe(recipe, language),
        userRating: 0,
        isSaved: false,
      });
      return success ? [] : [`${recipe.slug} in ${language}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('leaves no brace and no undefined in the text', () => {
  for (const recipe of recipes)
    for (const language of LANGUAGES)
      expect(JSON.stringify(localiseRecipe(recipe, language).instructions.map(({ step }) => step))).not.toMatch(
        /[{}|#]|undefined|NaN/,
      );
});

it('gives every recipe the time of its steps, as the card adds it up, in every language', () => {
  const wrong = recipes.flatMap((recipe) =>
    LANGUAGES.filter((language) => {
      const { prepTime, instructions } = localiseRecipe(recipe, language);
      return prepTime !== stepMinutes(instructions);
    }).map((language) => `${recipe.slug} in ${language}`),
  );
  expect(wrong).toEqual([]);
});
