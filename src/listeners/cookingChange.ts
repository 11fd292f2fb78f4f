import type { UnknownAction } from '@reduxjs/toolkit';
import type { CookingEffects } from '@/store/cookingEffects';
import type { AppDispatch, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

/** A change of the state, and the action that made it. */
export interface Change {
  action: UnknownAction;
  before: RootState;
  now: RootState;
}

/** What the listener may use of the store and the page. */
export interface Page {
  dispatch: AppDispatch;
  extra: PageEffects;
  getState: () => RootState;
}

/** The same, with the effects of cooking loaded. */
export interface Kitchen extends Page {
  cooking: CookingEffects;
}
