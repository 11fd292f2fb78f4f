import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@contracts/vocabulary';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** How sharing ended; a cook who closes the device's own sheet has changed their mind, and nothing is wrong. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'copyFailed';

/** What listeners do to the page. The store's maker hands them in, so that listeners know no document and tests no browser. */
export interface PageEffects {
  scrollToResults: () => void;
  isMobile: () => boolean;
  /** Tells the document and the next visit which language is spoken. */
  rememberLanguage: (language: Language) => void;
  /** `path` is on our origin. */
  shareLink: (link: { title: string; path: string }) => Promise<ShareOutcome>;
}

export type AppStartListening = TypedStartListening<RootState, AppDispatch, PageEffects>;
