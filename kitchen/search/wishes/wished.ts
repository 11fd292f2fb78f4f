import type { RuledOut } from '@contracts/analyze';
import type { Allergen, DietType, Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import type { Wish } from './readWishes';
import { wishEffects, wishName } from './wishTargets';

/** The effects of all wishes of one search together. */
export interface Wished {
  allergens: readonly Allergen[];
  diets: readonly DietType[];
  /** Ids in the ingredient table. */
  ingredients: readonly string[];
}

/**
 * Combines the effects of wishes. What a word only also covers ("nuts" covers peanuts) stays allowed when the cook
 * named an ingredient that contains it.
 * @param found ids of the cook's ingredients
 */
export const wishedBy = (wishes: readonly Wish[], found: readonly string[]): Wished => {
  const owned = new Set(found.flatMap((id) => ingredientById(id)?.allergens ?? []));
  const effects = wishes.map((wish) =>
    wishEffects(
      wish,
      wish.also.filter((allergen) => !owned.has(allergen)),
    ),
  );
  return {
    allergens: [...new Set(effects.flatMap(({ allergens }) => allergens))],
    diets: [...new Set(effects.flatMap(({ diets }) => diets))],
    ingredients: [...new Set(effects.flatMap(({ ingredients }) => ingredients))],
  };
};

/** The wishes as a client shows them. */
export const ruledOutOf = (wishes: readonly Wish[], language: Language): RuledOut[] =>
  wishes.map((wish) => ({
    kind: wish.kind,
    id: wish.id,
    name: wishName(wish, language),
    phrase: wish.phrase,
    textWithout: wish.textWithout,
  }));
