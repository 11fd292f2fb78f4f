import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { CookingEffects } from './cookingEffects';
import type { PhotoKeeper } from './photoKeeper';
import type { RootState } from './rootReducer';
import type { SessionEffects } from './sessionEffects';

export type AppDispatch = ThunkDispatch<RootState, PageEffects, UnknownAction>;

/** How sharing ended; a cook who closes the device's own sheet has changed their mind, and nothing is wrong. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'copyFailed';

/** What the page is told about the saved list, as an event of SPEC §4. */
export type SavedListNews =
  | { name: 'recipe-saved' | 'recipe-removed'; detail: { recipeId: RecipeId } }
  | { name: 'recipe-list-updated'; detail?: undefined }
  | { name: 'saved-recipes-count-updated'; detail: { count: number } };

/** What listeners do to the page. The store's maker hands them in, so that listeners know no document and tests no browser. */
export interface PageEffects {
  scrollToResults: () => void;
  isMobile: () => boolean;
  /** Tells the document and the next visit which language is spoken. */
  rememberLanguage: (language: Language) => void;
  /** `path` is on our origin. */
  shareLink: (link: { title: string; path: string }) => Promise<ShareOutcome>;
  /** Whether the text is in the clipboard now. */
  copyText: (text: string) => Promise<boolean>;
  photos: PhotoKeeper;
  announceSavedList: (news: SavedListNews) => void;
  /** Bell, voice and screen lock, fetched with the first dish. */
  cooking: () => Promise<CookingEffects>;
  /** What a session does to the page, fetched with the first sign of one. */
  session: () => Promise<SessionEffects>;
}

export type AppStartListening = TypedStartListening<RootState, AppDispatch, PageEffects>;
