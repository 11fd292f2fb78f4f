import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RecipeDraft } from '@contracts/recipeDraft';
import type { Language } from '@contracts/vocabulary';
import { localiseRecipe } from '../recipes/localise';
import { readRecipeFile, type CorpusRecipe } from '../recipes/recipeFormat';

const FOLDERS = [
  ['meals', 'Meals'],
  ['drinks', 'Drinks'],
] as const;

/** Every recipe of the corpus. */
export const corpusRecipes = (): CorpusRecipe[] =>
  FOLDERS.flatMap(([folder, category]) => {
    const path = join(__dirname, '../../recipes', folder);
    return readdirSync(path).map(
      (name) =>
        readRecipeFile(parse(readFileSync(join(path, name), 'utf8')), name.replace(/\.yaml$/, ''), category).recipe,
    );
  });

const HAS_AMOUNT = /[\d½¼¾⅓⅔⅛]/u;

/** One of our recipes in the form of a model's draft, in one language. */
export const draftOf = (recipe: CorpusRecipe, language: Language): RecipeDraft => {
  const own = localiseRecipe(recipe, language);
  return {
    title: own.title,
    description: own.description,
    category: own.category,
    subcategory: own.subcategory,
    cuisine: own.cuisine ?? '',
    servings: own.servings,
    minutes: own.prepTime ?? 30,
    ingredients: own.ingredients.map((line) => {
      if (typeof line === 'string') return { name: line, quantity: '', note: '' };
      const { name, quantity, note = '' } = line;
      return { name, quantity: HAS_AMOUNT.test(quantity) ? quantity : '', note };
    }),
    steps: own.instructions.map(({ step, time = 60 }) => ({ text: step, minutes: time / 60 })),
    allergens: [...own.allergens],
  };
};
