import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { GUEST, savedRecipesSlice, type ListOwner } from '@/slices/savedRecipesSlice';
import { preferencesSyncSlice } from '@/slices/preferencesSyncSlice';
import { savedSyncSlice } from '@/slices/savedSyncSlice';
import { cookingTimerSlice } from '@/slices/cookingTimerSlice';
import { formDraftsSlice } from '@/slices/formDraftsSlice';
import { recipeDraftSlice } from '@/slices/recipeDraftSlice';
import { recipeImportSlice } from '@/slices/recipeImportSlice';
import { recipePageSlice } from '@/slices/recipePageSlice';
import { searchSlice } from '@/slices/searchSlice';
import { cookbookSlice } from '@/slices/cookbookSlice';
import { shoppingSlice } from '@/slices/shoppingSlice';
import { uiSlice } from '@/slices/uiSlice';
import { authErrorSlice } from '@/slices/authErrorSlice';
import { pantrySlice } from '@/slices/pantrySlice';
import { readFields } from '@/store/persist/specStorage';
import { STORED_AUTH_ERROR } from '@/store/persist/storedAuthError';
import { STORED_DRAFT } from '@/store/persist/storedDraft';
import { STORED_FORM_DRAFTS } from '@/store/persist/storedFormDrafts';
import { STORED_IMPORT } from '@/store/persist/storedImport';
import { STORED_PANTRY } from '@/store/persist/storedPantry';
import { initialImageVotes } from '@/store/persist/storedImageVotes';
import { initialPreferences } from '@/store/persist/storedPreferences';
import { initialPreferencesRecord } from '@/store/persist/storedPreferencesRecord';
import { initialSavedRecipes } from '@/store/persist/storedSavedRecipes';
import { initialSyncPause } from '@/store/persist/storedSyncPause';
import { initialSearch } from '@/store/persist/storedSearch';
import { initialCookbooks } from '@/store/persist/storedCookbook';
import { initialShopping } from '@/store/persist/storedShopping';
import { initialTimers } from '@/store/persist/storedTimers';
import { STORED_TOASTS } from '@/store/persist/storedToasts';
import { USER_KEY } from '@/store/persist/userKey';
import type { RootState } from '@/store/rootReducer';

/** Replaces blocked storage: every visit is then a first one. */
const NO_STORAGE: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

const storageOf = (page: Window): Storage => {
  try {
    return (page.localStorage as Storage | undefined) ?? NO_STORAGE;
  } catch {
    return NO_STORAGE;
  }
};

const isOwn = (address: string, origin: string) => {
  try {
    return new URL(address).origin === origin;
  } catch {
    return false;
  }
};

/**
 * Whether the page was loaded by going back or from inside the app, so that the previous results are restored. A reload
 * and a fresh visit start without results (row 4.cached.clear of docs/spec-coverage.md).
 */
export const isComingBack = ({ performance, document, location }: Window): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? { type: 'navigate' }) as { type: NavigationTimingType };
  return type === 'back_forward' || (type === 'navigate' && isOwn(document.referrer, location.origin));
};

/** Owner of the list a visit starts with: the last user, if their session may still be valid. */
const storedOwner = ({ document }: Window, area: Storage): ListOwner =>
  (document.cookie.includes(`${SESSION_HINT_COOKIE}=`) && /"uid":"([^"]+)"/.exec(area.getItem(USER_KEY) ?? '')?.[1]) ||
  GUEST;

/** The initial state, read synchronously so that the first paint shows it and nothing moves. */
export const readInitialState = (page: Window) => {
  const area = storageOf(page);
  return {
    preferences: { ...initialPreferences(area, page.navigator.languages), _persist: undefined! },
    preferencesSync: {
      ...preferencesSyncSlice.getInitialState(),
      ...initialPreferencesRecord(area),
      _persist: undefined!,
    },
    savedRecipes: {
      ...savedRecipesSlice.getInitialState(),
      ...initialSavedRecipes(area, storedOwner(page, area)),
      _persist: undefined!,
    },
    savedSync: { ...savedSyncSlice.getInitialState(), ...initialSyncPause(area), _persist: undefined! },
    recipePage: { ...recipePageSlice.getInitialState(), ...initialImageVotes(area), _persist: undefined! },
    pantry: { ...pantrySlice.getInitialState(), ...readFields(STORED_PANTRY, area), _persist: undefined! },
    cookbook: { ...cookbookSlice.getInitialState(), ...initialCookbooks(area), _persist: undefined! },
    shopping: { ...shoppingSlice.getInitialState(), ...initialShopping(area), _persist: undefined! },
    recipeImport: { ...recipeImportSlice.getInitialState(), ...readFields(STORED_IMPORT, area), _persist: undefined! },
    recipeDraft: { ...recipeDraftSlice.getInitialState(), ...readFields(STORED_DRAFT, area), _persist: undefined! },
    formDrafts: { ...formDraftsSlice.getInitialState(), ...readFields(STORED_FORM_DRAFTS, area), _persist: undefined! },
    authError: { ...authErrorSlice.getInitialState(), ...readFields(STORED_AUTH_ERROR, area), _persist: undefined! },
    search: { ...searchSlice.getInitialState(), ...initialSearch(area, isComingBack(page)), _persist: undefined! },
    ui: { ...uiSlice.getInitialState(), ...readFields(STORED_TOASTS, area), _persist: undefined! },
    cookingTimer: { ...cookingTimerSlice.getInitialState(), ...initialTimers(area), _persist: undefined! },
  } satisfies Partial<RootState>;
};
