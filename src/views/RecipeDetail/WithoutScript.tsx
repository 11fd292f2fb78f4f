import { Suspense } from 'react';
import { EveryLine } from './recipeParts';
import type { ServingsProps } from './servingsProps';

/**
 * The ingredients and the method on a page drawn by the server, for a reader whose browser runs no scripts. React draws
 * what is inside on the server only.
 */
export const WithoutScript = (props: Pick<ServingsProps, 'recipe' | 'swaps' | 'servings'>) => (
  <noscript>
    <Suspense>
      <EveryLine {...props} />
    </Suspense>
  </noscript>
);
