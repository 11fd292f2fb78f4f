import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { SearchMode } from '@contracts/vocabulary';
import { resultsCleared, searchSubmitted, selectLastText, selectMode } from '@/slices/searchSlice';
import { textTyped } from '@/slices/suggestionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { removePhoto } from '@/store/photoThunks';
import { ResultsSection } from './homeParts';
import { useEarlyVisit } from './useEarlyVisit';
import { useSuggesting } from './useSuggesting';

interface Box {
  mode: SearchMode;
  write: (text: string) => void;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** The ways to search other than by the box. They stay the same while the cook types, so that no result renders again. */
const useHomeWays = ({ mode, write, field }: Box) => {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    /** Searches for a text that was not typed, in the current mode. */
    const searchFor = (text: string, isCorrected = false) => {
      write(text);
      dispatch(removePhoto());
      dispatch(searchSubmitted({ text, mode, isCorrected }));
    };
    const searchAgain = (text: string) => searchFor(text, true);
    const startAnew = () => {
      write('');
      dispatch(removePhoto());
      field.current?.focus();
    };
    /** If nothing is left of the text, there is nothing to search for: focus the empty box. */
    const searchWithoutWish = (text: string) => {
      if (text !== '') searchAgain(text);
      else {
        startAnew();
        dispatch(resultsCleared());
      }
    };
    return { mode, searchFor, searchAgain, searchWithoutWish, startAnew };
  }, [dispatch, mode, write, field]);
};

/** The text in the box of each mode, and the ways in which it is searched for. */
export const useHomeSearch = (field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const lastText = useAppSelector(selectLastText);
  // Each mode keeps its own draft, so that switching loses nothing.
  const [drafts, setDrafts] = useState<Record<SearchMode, string>>({ ingredients: '', name: '', [mode]: lastText });

  const [early, setEarly] = useState('');

  // Into both boxes: the visitor may have switched the mode before typing.
  useEarlyVisit(field, (text) => {
    setDrafts({ ingredients: text, name: text });
    setEarly(text);
    if (document.activeElement === field.current) dispatch(textTyped({ mode, text }));
  });

  const write = useCallback(
    (text: string) => {
      // Without a network there is nothing to load ahead; the results say so themselves.
      ResultsSection.preload().catch(() => undefined);
      setDrafts((before) => ({ ...before, [mode]: text }));
    },
    [mode],
  );
  const ways = useHomeWays({ mode, write, field });
  const submit = () => dispatch(searchSubmitted({ text: drafts[mode], mode, withPhoto: true }));
  const suggesting = useSuggesting(mode, drafts[mode], { onList: write, onName: ways.searchFor });
  return { mode, drafts, early, suggesting, write, ways, submit };
};

export type HomeSearch = ReturnType<typeof useHomeSearch>;
export type HomeWays = HomeSearch['ways'];
