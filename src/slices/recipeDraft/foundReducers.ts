import type { PayloadAction } from '@reduxjs/toolkit';
import { begun, type FoundRecipes, type RecipeDraftState } from './draftState';

/** Goes on with the next recipe that is wanted; without one, the review of several has ended. */
const goOn = (state: RecipeDraftState) => {
  const next = state.found?.recipes[state.found.wanted[0] ?? -1];
  state.draft = next ? begun({ content: next.content, origin: next.origin }) : null;
  if (!next) state.found = null;
};

/** The choice between several recipes that were found at once, and their review one after the other. */
export const foundReducers = {
  recipesFound(state: RecipeDraftState, { payload }: PayloadAction<Pick<FoundRecipes, 'recipes' | 'asOne' | 'isCut'>>) {
    state.draft = null;
    state.found = { ...payload, wanted: [], count: 0 };
  },

  /** By their numbers: one, or several to be reviewed one after the other. */
  recipesChosen(state: RecipeDraftState, { payload }: PayloadAction<number[]>) {
    if (!state.found) return;
    Object.assign(state.found, { wanted: payload, count: payload.length });
    goOn(state);
  },

  /** They are the parts of one dish. */
  foundAsOneChosen(state: RecipeDraftState) {
    const whole = state.found?.asOne;
    if (!whole) return;
    state.draft = begun({ content: whole.content, origin: whole.origin });
    state.found = null;
  },

  /** Back to the choice. What was changed in the draft stays in its recipe. */
  choiceReturned(state: RecipeDraftState) {
    const { draft, found } = state;
    const current = found?.recipes[found.wanted[0] ?? -1];
    if (!draft || !found || !current) return;
    current.content = draft.content;
    Object.assign(found, { wanted: [], count: 0 });
    state.draft = null;
  },

  /** The recipe is saved, or the cook leaves it out; the next one follows, if several are reviewed. */
  draftFinished(state: RecipeDraftState) {
    state.found?.wanted.shift();
    goOn(state);
  },
};
