import { CardGrid } from '../RecipeGrid/RecipeGrid';
import { RecipeCardSkeleton } from './RecipeCardSkeleton';

/** A row of cards that are still loading, hidden from screen readers. */
export const CardSkeletons = () => (
  <CardGrid aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <RecipeCardSkeleton />
      </li>
    ))}
  </CardGrid>
);
