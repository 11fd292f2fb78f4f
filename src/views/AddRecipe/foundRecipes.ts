import type { PageRead } from '@contracts/pageRead';
import type { Language } from '@contracts/vocabulary';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { recipesInText } from '@kitchen/reading/recipeText/recipesInText';
import { nextPaint } from '@/lib/browser/nextPaint';
import { nextTask } from '@/lib/browser/nextTask';
import type { FoundRecipe, FoundRecipes } from '@/slices/recipeDraft/draftState';
import { contentOfPage, contentOfText, recipeOfContent } from './draftContent';

/** What was found in a text or on a page: one recipe, or several to choose from. */
export type Found = Pick<FoundRecipes, 'recipes' | 'asOne' | 'isCut'>;

const ofText = (text: string, shown: Language): FoundRecipe => ({
  content: contentOfText(readRecipeText(text, shown)),
  origin: text,
});

/** The recipes in a plain text. Several may also be the parts of one. */
export const foundInText = (text: string, shown: Language): Found => {
  const texts = recipesInText(text, shown);
  const recipes = texts.map((one) => ofText(one, shown));
  return texts.length > 1 ? { recipes, asOne: ofText(text, shown) } : { recipes };
};

/**
 * The recipes in a plain text, once the press that asks for them has been answered. The first reading and the first look
 * at what is in a recipe build the dictionaries of both, each in a task of its own: together with the page that shows the
 * recipe they would hold a phone up for most of a second.
 */
export const findInText = async (text: string, shown: Language): Promise<Found> => {
  await nextPaint();
  const found = foundInText(text, shown);
  await nextTask();
  const [first] = found.recipes;
  if (first) recipeOfContent(first.content);
  await nextTask();
  return found;
};

/** The recipes on a page of the web. */
export const foundOnPage = ({ address, others = [], isCut, ...first }: PageRead, shown: Language): Found => ({
  recipes: [first, ...others].map((one) => ({
    content: contentOfPage({ address, ...one }, shown),
    origin: one.text,
  })),
  ...(isCut && { isCut }),
});
