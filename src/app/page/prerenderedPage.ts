import { DEFAULT_PREFERENCES, FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import { selectLastText, selectSearchStatus } from '@/slices/searchSlice';
import { createRootReducer, type RootState } from '@/store/rootReducer';

/** Id of the element that React renders into. */
export const ROOT_ID = 'root';

/** The state of a first visit in a language, with which the home page was prerendered. */
export const prerenderedState = (language: Language): RootState => {
  const state = createRootReducer(() => undefined)(undefined, { type: 'app/prerendered' });
  return {
    ...state,
    // Most first-time visitors are guests; this part of the page is hidden for everyone else.
    session: { ...state.session, status: 'signedOut' },
    preferences: {
      ...state.preferences,
      ...DEFAULT_PREFERENCES,
      language,
      measurementSystem: measurementSystemOf(language),
      isMeasurementFromLanguage: true,
    },
  };
};

/** The language in which the document was prerendered; undefined if the root is empty. */
export const prerenderedLanguage = ({ documentElement }: Document, root: HTMLElement): Language | undefined => {
  if (!root.hasChildNodes()) return undefined;
  return isLanguage(documentElement.lang) ? documentElement.lang : FALLBACK_LANGUAGE;
};

/** Whether this visit starts in the state of the prerendered page: same language, no search to restore. */
export const beginsAsDrawn = (state: RootState, drawn: Language | undefined, language: Language): boolean =>
  drawn === language && selectSearchStatus(state) === 'idle' && selectLastText(state) === '';
