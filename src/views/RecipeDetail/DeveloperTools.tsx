import { lazy, Suspense } from 'react';
import type { Recipe } from '@contracts/recipe';
import { useGetHealthQuery } from '@/api/apiSlice';

const DeveloperBlock = lazy(() => import('./DeveloperBlock').then((module) => ({ default: module.DeveloperBlock })));

/** The developer's block, where the server is in developer mode (DECISIONS 28); that of `npm run dev` always is. */
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
