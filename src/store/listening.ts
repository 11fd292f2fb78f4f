import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { CookingEffects } from './cookingEffects';
import type { ImportEffects } from './importEffects';
import type { PhotoKeeper } from './photoKeeper';
import type { RootState } from './rootReducer';
import type { LineEffects } from './lineEffects';
import type { SessionEffects } from './sessionEffects';

export type AppDispatch = ThunkDispatch<RootState, PageEffects, UnknownAction>;

/** How sharing ended. Closing the device's share sheet is `dismissed`, not an error. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'copyFailed';

/** A change of the saved list that the page announces as a window event (specification row 4.badge.events). */
export type SavedListNews =
  | { name: 'recipe-saved' | 'recipe-removed'; detail: { recipeId: RecipeId } }
  | { name: 'recipe-list-updated'; detail?: undefined }
  | { name: 'saved-recipes-count-updated'; detail: { count: number } };

/**
 * Effects of listeners on the page. The store's factory passes them in, so that listeners do not depend on the DOM
 * and tests need no browser.
 */
export interface PageEffects {
  /**
   * Does nothing if the user has pressed or scrolled the page since that time: what is under a finger may not move.
   * @param since in ms since 1970
   */
  scrollToResults: (since: number) => void;
  /** Whether the reader stands at the card of a recipe. */
  isAtCard: () => boolean;
  isMobile: () => boolean;
  /** Sets the document's language and stores it for the next visit. */
  rememberLanguage: (language: Language) => void;
  /** `path` is on our origin. */
  shareLink: (link: { title: string; path: string }) => Promise<ShareOutcome>;
  /** Opens the device's share sheet with a text; `noSheet` where it has none. */
  shareText: (text: { title: string; text: string }) => Promise<'shared' | 'dismissed' | 'noSheet'>;
  /** Resolves to whether the text is in the clipboard. */
  copyText: (text: string) => Promise<boolean>;
  photos: PhotoKeeper;
  announceSavedList: (news: SavedListNews) => void;
  /** Bell, voice and screen lock, loaded with the first dish. */
  cooking: () => Promise<CookingEffects>;
  /** Effects of a session on the page, loaded with the first sign of a session. */
  session: () => Promise<SessionEffects>;
  /** What an import keeps on this device until it is done, loaded with the first file. */
  imports: () => Promise<ImportEffects>;
  /** Effects of the delivery of shopping lists and of the cookbook, loaded with the first that a server has. */
  lines: () => Promise<LineEffects>;
}

export type AppStartListening = TypedStartListening<RootState, AppDispatch, PageEffects>;

/** What an effect of a listener gets besides the action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, PageEffects>;
