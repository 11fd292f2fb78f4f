import { DEFAULT_PREFERENCES, FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import { selectLastText, selectSearchStatus } from '@/slices/searchSlice';
import { createRootReducer, type RootState } from '@/store/rootReducer';

/** Where the page's content is drawn. */
export const ROOT_ID = 'root';

/** The state of a first visit in a language, as the home page was drawn with at build time. */
export const prerenderedState = (language: Language): RootState => {
  const state = createRootReducer(() => undefined)(undefined, { type: 'app/prerendered' });
  return {
    ...state,
    // Most who come for the first time are guests; whoever is not does not see this part of the page.
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

/** The language in which the home page was drawn at build time; undefined where the document came empty. */
export const prerenderedLanguage = ({ documentElement }: Document, root: HTMLElement): Language | undefined => {
  if (!root.hasChildNodes()) return undefined;
  return isLanguage(documentElement.lang) ? documentElement.lang : FALLBACK_LANGUAGE;
};

/** Whether this visit begins as the drawn page does: same words, no search to show. */
export const beginsAsDrawn = (state: RootState, drawn: Language | undefined, language: Language): boolean =>
  drawn === language && selectSearchStatus(state) === 'idle' && selectLastText(state) === '';
