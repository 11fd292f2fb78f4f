import { isSavoury, isSweetening } from './kitchenKind';

export const RECIPE_TRAITS = ['savoury', 'sweet', 'drink'] as const;
export type RecipeTrait = (typeof RECIPE_TRAITS)[number];

/** @param ids its ingredients, staples left out */
export const recipeTrait = (ids: readonly string[], isDrink: boolean): RecipeTrait => {
  if (isDrink) return 'drink';
  return ids.some(isSweetening) && !ids.some(isSavoury) ? 'sweet' : 'savoury';
};
