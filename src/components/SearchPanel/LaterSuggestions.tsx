import { Suspense } from 'react';
import { laterPiece } from '../preloadable/later';
import type { SuggestionListProps } from '../SuggestionList/SuggestionList';

const SuggestionList = laterPiece(() =>
  import('../SuggestionList/SuggestionList').then(({ SuggestionList }) => SuggestionList),
);

/** The list of suggestions, whose code loads when the cook begins to type. */
export const LaterSuggestions = (props: SuggestionListProps) => (
  <Suspense>
    <SuggestionList {...props} />
  </Suspense>
);
