import type { SearchMode } from '@contracts/vocabulary';
import type { Suggesting } from '@/components/SearchPanel/useSuggestionBox';
import { suggestionsClosed, textTyped } from '@/slices/suggestionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShownCompletions } from '@/store/search/selectShownCompletions';

interface Chosen {
  /** The list of ingredients, ready for the next one. */
  onList: (text: string) => void;
  /** A name, which is a complete question. */
  onName: (text: string) => void;
}

/** What the search box suggests for its text, and what follows a choice. */
export const useSuggesting = (mode: SearchMode, text: string, { onList, onName }: Chosen): Suggesting => {
  const dispatch = useAppDispatch();
  return {
    completions: useAppSelector((state) => selectShownCompletions(state, { mode, text })),
    onTyped: (typed) => dispatch(textTyped({ mode, text: typed })),
    onChoose: ({ text: completed }) => (mode === 'name' ? onName(completed) : onList(`${completed}, `)),
    onClose: () => dispatch(suggestionsClosed()),
  };
};
