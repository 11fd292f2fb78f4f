import type { FileRecipe } from '@contracts/fileImport';
import { WRITTEN_LINE_MAX } from '@contracts/limits';
import { normalise, type Understanding } from '../normalise';
import type { RawRecipe } from '../importTypes';

/**
 * A recipe of a file as its cook would have written it: every line of the list with its headings, and the steps.
 * Nothing is derived, because the lines are read when they are saved.
 * @throws ImportError when it has no title, no ingredients or no steps, or too many of them
 */
export const fileWords = (raw: RawRecipe, file: string, understanding: Understanding): FileRecipe => {
  if (raw.own) return raw.own;
  const recipe = normalise(raw, file, understanding);
  return {
    words: {
      title: recipe.title,
      about: recipe.description,
      category: recipe.category,
      subcategory: recipe.subcategory,
      language: recipe.language,
      servings: recipe.servings,
      ...(recipe.prepTime !== undefined && { minutes: recipe.prepTime }),
      ingredients: recipe.entries.map(({ text, isHeading }) => ({
        text: text.slice(0, WRITTEN_LINE_MAX),
        ...(isHeading && { isHeading }),
      })),
      steps: recipe.steps.map(({ text }) => text),
      ...(recipe.source !== undefined && { source: recipe.source }),
    },
    ...(recipe.cuisine !== undefined && { cuisine: recipe.cuisine }),
  };
};
