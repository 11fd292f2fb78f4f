import { Suspense } from 'react';
import type { Recipe } from '@contracts/recipe';
import { laterPiece } from '@/components/preloadable/later';
import { useHealth } from '@/store/useHealth';

const DeveloperBlock = laterPiece(() => import('./DeveloperBlock').then(({ DeveloperBlock }) => DeveloperBlock));

/** The developer block, shown when the server is in developer mode. The server of `npm run dev` always is. */
export const DeveloperTools = ({ recipe }: { recipe: Recipe }) => {
  const isForDevelopers = useHealth(({ devTools }) => devTools) === true;
  return (
    isForDevelopers && (
      <Suspense>
        <DeveloperBlock recipe={recipe} />
      </Suspense>
    )
  );
};
