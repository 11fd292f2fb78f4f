import type { Recipe, StandIn } from '@contracts/recipe';

/** More than these would crowd a card; the recipe's page names all, with their cautions. */
const SWAPS_ON_CARD = 2;

/** What the cook has in place of ingredients: first what hardly changes the dish, then what replaces a missing one. */
export const swapsOnCard = ({ standIns = [], needs = [] }: Pick<Recipe, 'standIns' | 'needs'>): readonly StandIn[] =>
  [
    ...standIns,
    ...needs.flatMap(({ name, swap, id = name, swapId = '' }) => (swap ? [{ id, byId: swapId, by: swap, name }] : [])),
  ].slice(0, SWAPS_ON_CARD);
