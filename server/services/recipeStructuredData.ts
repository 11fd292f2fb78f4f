import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { stepMinutes } from '@kitchen/recipes/stepMinutes';
import { cuisineName } from './cuisineName';
import { linesOf, PRODUCT, wordsFor, type Pictures } from './recipePageParts';

const isoMinutes = (minutes: number) => `PT${Math.round(minutes)}M`;

/** If each step has a time, these are cooking, and the rest of the total is preparation. */
const timesOf = ({ prepTime: total, instructions }: Recipe) => {
  if (total === undefined || total <= 0) return {};
  const cooking = instructions.every(({ time }) => time !== undefined) ? stepMinutes(instructions) : 0;
  const preparing = Math.round(total) - cooking;
  return {
    ...(preparing > 0 && cooking > 0 && { prepTime: isoMinutes(preparing), cookTime: isoMinutes(cooking) }),
    totalTime: isoMinutes(total),
  };
};

const nutritionOf = ({ nutritionalInfo }: Recipe) => {
  if (!nutritionalInfo) return undefined;
  const { calories, protein, carbs, fat, fiber, sugar } = nutritionalInfo;
  const grams = (value: number) => `${Math.round(value)} g`;
  return {
    '@type': 'NutritionInformation',
    calories: `${Math.round(calories)} kcal`,
    proteinContent: grams(protein),
    carbohydrateContent: grams(carbs),
    fatContent: grams(fat),
    fiberContent: grams(fiber),
    sugarContent: grams(sugar),
  };
};

/** The recipe in the schema.org vocabulary. It never claims that a dish is free from anything. */
export const structuredData = (recipe: Recipe, language: Language, url: string, pictures: Pictures | undefined) => {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description || undefined,
    url,
    image: pictures && [...new Set([pictures.full, pictures.card])],
    author: { '@type': 'Organization', name: PRODUCT },
    inLanguage: recipe.foreignLanguage ?? recipe.language ?? language,
    ...timesOf(recipe),
    recipeYield: String(recipe.servings),
    recipeCategory: wordsFor(recipe, recipe.language ?? language).category,
    recipeCuisine: cuisineName(recipe, recipe.language ?? language),
    recipeIngredient: linesOf(recipe),
    recipeInstructions: recipe.instructions.map(({ step }) => ({ '@type': 'HowToStep', text: step })),
    nutrition: nutritionOf(recipe),
  };
};
