import { LANGUAGES, type RecipeCategory, type Subcategory } from '@contracts/vocabulary';
import { ancestorsOf } from '@kitchen/ingredients/ingredientTable';
import { ingredientName } from '@kitchen/recipes/localise';
import { type DrawnDish, wordsOf } from './drawnDish';
import { FILLED_WITH } from './filledWith';

/** What is known of a dish that has no picture block. */
export interface DishFacts {
  title: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  /** Ids of all recognised ingredients, without duplicates. */
  ingredientIds: readonly string[];
}

/** Weight of a common title word, where all ingredients in common weigh 1: "soup" tells more than a carrot. */
const TITLE_WORD = 0.35;
const SAME_SUBCATEGORY = 0.05;

/** The words of a title that say what kind of dish it is; ingredients already count by themselves. */
const kindWords = ({ title, ingredientIds }: DishFacts) => {
  const foods = new Set(ingredientIds.flatMap((id) => LANGUAGES.flatMap((one) => wordsOf(ingredientName(id, one)))));
  return new Set(wordsOf(title).filter((word) => !foods.has(word)));
};

/**
 * The dish of the corpus that is most like this one: by the share of common ingredients, then by words of the title.
 * Only dishes of the same category count, except those filled with a food that this one lacks.
 */
export const nearestDish = (drawn: readonly DrawnDish[], facts: DishFacts): DrawnDish | undefined => {
  const wanted = new Set(facts.ingredientIds);
  const broader = new Set(facts.ingredientIds.flatMap((id) => [id, ...ancestorsOf(id)]));
  const isFilled = (kind: string) => FILLED_WITH[kind]?.some((id) => broader.has(id)) ?? true;
  const words = kindWords(facts);
  const likeness = ({ recipe, ingredientIds, titleWords }: DrawnDish) => {
    const common = [...wanted].filter((id) => ingredientIds.has(id)).length;
    const all = wanted.size + ingredientIds.size - common;
    const named = [...words].filter((word) => titleWords.has(word)).length;
    const sameTime = recipe.subcategory === facts.subcategory ? SAME_SUBCATEGORY : 0;
    return (all === 0 ? 0 : common / all) + named * TITLE_WORD + sameTime;
  };
  let best: DrawnDish | undefined;
  let most = -1;
  for (const candidate of drawn) {
    const { category, picture } = candidate.recipe;
    if (category !== facts.category || !isFilled(picture.fill.kind)) continue;
    const like = likeness(candidate);
    if (like > most) [best, most] = [candidate, like];
  }
  return best;
};
