import { cookbookSlice, type CookbookState } from '@/slices/cookbookSlice';
import { cookingTimerSlice, type CookingTimerState } from '@/slices/cookingTimerSlice';
import { authErrorSlice, type AuthErrorState } from '@/slices/authErrorSlice';
import { formDraftsSlice, type FormDraftsState } from '@/slices/formDraftsSlice';
import { pantrySlice, type PantryState } from '@/slices/pantrySlice';
import { preferencesSlice, type PreferencesState } from '@/slices/preferencesSlice';
import { preferencesSyncSlice, type PreferencesSyncState } from '@/slices/preferencesSyncSlice';
import type { RecipeDraftState } from '@/slices/recipeDraft/draftState';
import { recipeDraftSlice } from '@/slices/recipeDraftSlice';
import { recipeImportSlice, type RecipeImportState } from '@/slices/recipeImportSlice';
import { recipePageSlice, type RecipePageState } from '@/slices/recipePageSlice';
import { savedRecipesSlice, type SavedRecipesState } from '@/slices/savedRecipesSlice';
import { savedSyncSlice, type SavedSyncState } from '@/slices/savedSyncSlice';
import { searchSlice, type SearchState } from '@/slices/searchSlice';
import { shoppingSlice, type ShoppingState } from '@/slices/shoppingSlice';
import { sessionSlice, type SessionState } from '@/slices/sessionSlice';
import type { RootState } from '@/store/rootReducer';

/** An initial state for which the test names only the interesting fields. */
export const preloaded = ({
  authError,
  cookbook,
  cookingTimer,
  formDrafts,
  pantry,
  preferences,
  preferencesSync,
  recipeDraft,
  recipeImport,
  recipePage,
  savedRecipes,
  savedSync,
  search,
  session,
  shopping,
}: {
  cookbook?: Partial<CookbookState>;
  authError?: Partial<AuthErrorState>;
  formDrafts?: Partial<FormDraftsState>;
  pantry?: Partial<PantryState>;
  cookingTimer?: Partial<CookingTimerState>;
  preferences?: Partial<PreferencesState>;
  preferencesSync?: Partial<PreferencesSyncState>;
  recipeDraft?: Partial<RecipeDraftState>;
  recipeImport?: Partial<RecipeImportState>;
  recipePage?: Partial<RecipePageState>;
  savedRecipes?: Partial<SavedRecipesState>;
  savedSync?: Partial<SavedSyncState>;
  search?: Partial<SearchState>;
  shopping?: Partial<ShoppingState>;
  /** Defaults to a guest's session. */
  session?: Partial<SessionState>;
} = {}): Partial<RootState> => ({
  authError: { ...authErrorSlice.getInitialState(), ...authError, _persist: undefined! },
  pantry: { ...pantrySlice.getInitialState(), ...pantry, _persist: undefined! },
  cookingTimer: { ...cookingTimerSlice.getInitialState(), ...cookingTimer, _persist: undefined! },
  preferences: { ...preferencesSlice.getInitialState(), ...preferences, _persist: undefined! },
  preferencesSync: { ...preferencesSyncSlice.getInitialState(), ...preferencesSync, _persist: undefined! },
  recipeDraft: { ...recipeDraftSlice.getInitialState(), ...recipeDraft, _persist: undefined! },
  recipeImport: { ...recipeImportSlice.getInitialState(), ...recipeImport, _persist: undefined! },
  formDrafts: { ...formDraftsSlice.getInitialState(), ...formDrafts, _persist: undefined! },
  recipePage: { ...recipePageSlice.getInitialState(), ...recipePage, _persist: undefined! },
  savedRecipes: { ...savedRecipesSlice.getInitialState(), ...savedRecipes, _persist: undefined! },
  cookbook: { ...cookbookSlice.getInitialState(), ...cookbook, _persist: undefined! },
  shopping: { ...shoppingSlice.getInitialState(), ...shopping, _persist: undefined! },
  savedSync: { ...savedSyncSlice.getInitialState(), ...savedSync, _persist: undefined! },
  session: { ...sessionSlice.getInitialState(), status: 'signedOut', ...session },
  search: { ...searchSlice.getInitialState(), ...search, _persist: undefined! },
});
