import { createSelector } from '@reduxjs/toolkit';
import type { Emptied, Unlock } from '@contracts/analyze';
import { matchColour } from '@/lib/recipe/matchColour';
import { selectFound, selectMode, selectMustUse, selectSeen, selectStage, selectUnlocks } from '@/slices/searchSlice';
import { selectServerList } from './selectServerList';
import { selectMatches, selectMatchesCount, selectWrittenRecipes } from './selectShownRecipes';
import { selectWeakerCount } from './selectWeaker';

/** Whether a photo showed something that the cook has yet to confirm. */
export const selectHasGuesses = createSelector(
  [selectSeen],
  (seen) => seen?.chips.some(({ isSure }) => !isSure) ?? false,
);

/** Whether the search has come to a model, which may write more recipes. */
export const selectIsModelInvolved = createSelector(
  [selectStage],
  (stage) => stage === 'writing' || stage === 'repairing',
);

/** Purchases worth naming: each completes two recipes or more, or the best match. */
export const selectWorthBuying = createSelector([selectUnlocks, selectMatches], (unlocks, [best]) => {
  const [lacking, ...others] = best?.needs ?? [];
  const completesBest = ({ id }: Unlock) => others.length === 0 && lacking?.id === id;
  return unlocks.filter((unlock) => unlock.recipes > 1 || completesBest(unlock));
});

/** What a chip shows of its ingredient. */
interface IngredientFacts {
  id: string;
  recipes: number;
  isPinned: boolean;
  /** As a photo says. */
  quantity?: string;
}

/** Number of recipes, pin and quantity of the understood ingredients, by lower-case name. */
export const selectChipFacts = createSelector(
  [selectFound, selectMustUse, selectSeen],
  (found, mustUse, seen): ReadonlyMap<string, IngredientFacts> => {
    const quantities = new Map(seen?.chips.map(({ id, quantity }) => [id, quantity]));
    return new Map(
      found.map(({ id, name, recipes }) => {
        const quantity = quantities.get(id);
        const facts = { id, recipes, isPinned: mustUse.includes(id), ...(quantity !== undefined && { quantity }) };
        return [name.toLowerCase(), facts];
      }),
    );
  },
);

/** The restrictions that leave no recipe, each with the number that lifting it shows. */
export const selectEmptied = createSelector(
  [selectServerList, selectMatchesCount],
  ({ emptied }, count): readonly Emptied[] => (count > 0 ? [] : (emptied ?? [])),
);

/** Whether there are matches, and each misses half of its ingredients or more. */
export const selectIsOnlyFar = createSelector(
  [selectMatches, selectMode],
  (matches, mode) =>
    mode === 'ingredients' &&
    matches.length > 0 &&
    matches.every(
      ({ matchedIngredients, totalIngredients }) => matchColour(matchedIngredients, totalIngredients) === 'poor',
    ),
);

/** Whether no recipe passes the filters: neither a match, strong or weaker, nor one by a model. */
export const selectIsNothingShown = createSelector(
  [selectMatchesCount, selectWrittenRecipes, selectWeakerCount],
  (matches, written, weaker) => matches + written.length + weaker === 0,
);
