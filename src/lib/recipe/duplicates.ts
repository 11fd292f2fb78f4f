import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { foldText } from '@kitchen/reading/foldWord';
import { readLine } from '@kitchen/reading/lines/readLine';
import { ingredientIdsIn } from '@kitchen/recipes/lineIds';

/** Share of the ingredients that two recipes with the same title must have in common to be the same. */
const SAME_SHARE = 0.8;

const keyOf = (title: string) => foldText(title.trim());

const idsOf = (recipe: Pick<Recipe, 'ingredients'>): ReadonlySet<string> => new Set(ingredientIdsIn(recipe));

/** Whether two sets of ingredients are nearly the same. Two without any known ingredient are. */
const areAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].filter((id) => b.has(id)).length >= SAME_SHARE * Math.max(a.size, b.size);

const idsOfWords = ({ ingredients, language = 'en-GB' }: RecipeWords): ReadonlySet<string> =>
  new Set(
    ingredients.flatMap(({ text, isHeading }) => (isHeading ? [] : readLine(text, { language }).ids.slice(0, 1))),
  );

const grouped = <R extends { title: string }>(recipes: readonly R[]): Map<string, R[]> => {
  const groups = new Map<string, R[]>();
  for (const recipe of recipes) {
    const group = groups.get(keyOf(recipe.title));
    if (group) group.push(recipe);
    else groups.set(keyOf(recipe.title), [recipe]);
  }
  return groups;
};

/** Finds saved recipes with the same title and nearly the same ingredients. */
export const createDuplicates = <R extends Pick<Recipe, 'title' | 'ingredients'>>(saved: readonly R[]) => {
  const byTitle = grouped(saved);
  const among = (title: string, ids: () => ReadonlySet<string>): R | undefined => {
    const namesakes = title.trim() === '' ? undefined : byTitle.get(keyOf(title));
    if (!namesakes) return undefined;
    const own = ids();
    return namesakes.find((other) => areAlike(own, idsOf(other)));
  };
  return {
    ofRecipe: (recipe: Pick<Recipe, 'title' | 'ingredients'>) => among(recipe.title, () => idsOf(recipe)),
    /** Reads the lines only where the title is known. */
    ofWords: (words: RecipeWords) => among(words.title, () => idsOfWords(words)),
  };
};
