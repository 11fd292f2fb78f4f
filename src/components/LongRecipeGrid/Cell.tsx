import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Recipe } from '@contracts/recipe';
import type { RecipeCardActions } from '../RecipeCard/cardActions';
import { RecipeCard } from '../RecipeCard/RecipeCard';

interface CellProps {
  recipe: Recipe;
  actions: RecipeCardActions;
  place: number;
  count: number;
  /** For the first card of a row: all cards of a row are as high as the highest. */
  measure?: (cell: HTMLElement | null) => void;
  row: number;
  /** Space for rows above that are not rendered. */
  marginTop?: number;
  /** Space for a card that is not rendered yet. */
  minHeight?: number;
}

/* Confines layout to the card. */
const Place = styled('li')({ contain: 'layout style' });

/** A card at its place in the list. */
export const Cell = memo(({ recipe, actions, place, count, measure, row, marginTop, minHeight }: CellProps) => (
  <Place
    ref={measure}
    data-recipe={recipe.id}
    data-index={row}
    aria-posinset={place}
    aria-setsize={count}
    style={marginTop === undefined && minHeight === undefined ? undefined : { marginTop, minHeight }}
  >
    {minHeight === undefined && <RecipeCard recipe={recipe} actions={actions} isLazy={row > 0} />}
  </Place>
));
Cell.displayName = 'Cell';
