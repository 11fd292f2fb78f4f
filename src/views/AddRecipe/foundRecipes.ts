import type { PageRead } from '@contracts/pageRead';
import type { Language } from '@contracts/vocabulary';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { recipesInText } from '@kitchen/reading/recipeText/recipesInText';
import type { FoundRecipe, FoundRecipes } from '@/slices/recipeDraft/draftState';
import { contentOfPage, contentOfText } from './draftContent';

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

/** The recipes on a page of the web. */
export const foundOnPage = ({ address, others = [], isCut, ...first }: PageRead, shown: Language): Found => ({
  recipes: [first, ...others].map((one) => ({
    content: contentOfPage({ address, ...one }, shown),
    origin: one.text,
  })),
  ...(isCut && { isCut }),
});
