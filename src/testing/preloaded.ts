import { cookingTimerSlice, type CookingTimerState } from '@/slices/cookingTimerSlice';
import { authErrorSlice, type AuthErrorState } from '@/slices/authErrorSlice';
import { pantrySlice, type PantryState } from '@/slices/pantrySlice';
import { preferencesSlice, type PreferencesState } from '@/slices/preferencesSlice';
import { recipePageSlice, type RecipePageState } from '@/slices/recipePageSlice';
import { savedRecipesSlice, type SavedRecipesState } from '@/slices/savedRecipesSlice';
import { searchSlice, type SearchState } from '@/slices/searchSlice';
import { sessionSlice, type SessionState } from '@/slices/sessionSlice';
import type { RootState } from '@/store/rootReducer';

/** A state to begin with, of which only the interesting fields are named. */
export const preloaded = ({
  authError,
  cookingTimer,
  pantry,
  preferences,
  recipePage,
  savedRecipes,
  search,
  session,
}: {
  authError?: Partial<AuthErrorState>;
  pantry?: Partial<PantryState>;
  cookingTimer?: Partial<CookingTimerState>;
  preferences?: Partial<PreferencesState>;
  recipePage?: Partial<RecipePageState>;
  savedRecipes?: Partial<SavedRecipesState>;
  search?: Partial<SearchState>;
  /** A guest's, where nothing is said. */
  session?: Partial<SessionState>;
} = {}): Partial<RootState> => ({
  authError: { ...authErrorSlice.getInitialState(), ...authError, _persist: undefined! },
  pantry: { ...pantrySlice.getInitialState(), ...pantry, _persist: undefined! },
  cookingTimer: { ...cookingTimerSlice.getInitialState(), ...cookingTimer, _persist: undefined! },
  preferences: { ...preferencesSlice.getInitialState(), ...preferences, _persist: undefined! },
  recipePage: { ...recipePageSlice.getInitialState(), ...recipePage, _persist: undefined! },
  savedRecipes: { ...savedRecipesSlice.getInitialState(), ...savedRecipes, _persist: undefined! },
  session: { ...sessionSlice.getInitialState(), status: 'signedOut', ...session },
  search: { ...searchSlice.getInitialState(), ...search, _persist: undefined! },
});
