import { Suspense } from 'react';
import type { Recipe } from '@contracts/recipe';
import { useGetHealthQuery } from '@/api/apiSlice';
import { laterPiece } from '@/components/preloadable/later';

const DeveloperBlock = laterPiece(() => import('./DeveloperBlock').then(({ DeveloperBlock }) => DeveloperBlock));

/** The developer block, shown when the server is in developer mode. The server of `npm run dev` always is. */
export const DeveloperTools = ({ recipe }: { recipe: Recipe }) => {
  const { data: health } = useGetHealthQuery();
  return (
    health?.devTools === true && (
      <Suspense>
        <DeveloperBlock recipe={recipe} />
      </Suspense>
    )
  );
};
