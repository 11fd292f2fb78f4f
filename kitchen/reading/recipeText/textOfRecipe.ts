import type { Language } from '@contracts/vocabulary';
import type { RecipeText } from './recipeText';
import { tongueOf } from '../tongue';

/** Labels that `sectionLabels` and `metaLines` read again. */
const WORDS = {
  en: { ingredients: 'Ingredients', method: 'Method', serves: 'Serves', minutes: 'Total time', min: 'minutes' },
  es: {
    ingredients: 'Ingredientes',
    method: 'Preparación',
    serves: 'Raciones:',
    minutes: 'Tiempo total',
    min: 'minutos',
  },
  fr: {
    ingredients: 'Ingrédients',
    method: 'Préparation',
    serves: 'Portions :',
    minutes: 'Temps total',
    min: 'minutes',
  },
} as const;

/**
 * A recipe as a plain text, one line for each part, in the way people write recipes down. `readRecipeText` cuts it into
 * the same parts again.
 */
export const textOfRecipe = (recipe: Omit<RecipeText, 'lines' | 'spoken' | 'source'>, language: Language): string => {
  const words = WORDS[tongueOf(language)];
  const { title, about, servings, minutes, ingredients, steps } = recipe;
  const head = [
    title,
    ...(about === '' ? [] : ['', about]),
    '',
    ...(servings === undefined ? [] : [`${words.serves} ${servings}`]),
    ...(minutes === undefined ? [] : [`${words.minutes}: ${minutes} ${words.min}`]),
  ];
  const list = ingredients.map(({ text, isHeading }) => (isHeading ? `\n${text}:` : `- ${text}`));
  const method = steps.map((step, i) => `${i + 1}. ${step}`);
  return [...head, '', `${words.ingredients}:`, ...list, '', `${words.method}:`, ...method].join('\n');
};
