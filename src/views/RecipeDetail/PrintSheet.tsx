import { Suspense } from 'react';
import type { Recipe } from '@contracts/recipe';
import { PrintOnly } from '@/components/PrintOnly/PrintOnly';
import { PrintedRecipe } from './recipeParts';

/** The recipe on paper. */
export const PrintSheet = (props: { recipe: Recipe; servings: number }) => (
  <PrintOnly isReady={PrintedRecipe.isLoaded}>
    <Suspense>
      <PrintedRecipe {...props} />
    </Suspense>
  </PrintOnly>
);
