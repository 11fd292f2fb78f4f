import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';

/** A recipe on a list, with the body it had when it was saved or last read. */
export interface SavedRecipe extends Recipe {
  /** In ms since 1970. */
  savedAt: number;
}

/** `guest`, or the uid of an account: one never sees another's list. */
export type ListOwner = string;

export const GUEST: ListOwner = 'guest';

/** What a guest wanted to do when they were asked to sign in. */
export interface BlockedWish {
  reason: 'save' | 'rate' | 'other';
  recipe?: Recipe;
  rating?: number;
}

export interface SavedRecipesState {
  owner: ListOwner;
  /** The newest first. */
  byOwner: Record<ListOwner, SavedRecipe[]>;
  /** A guest has chosen to keep recipes in this browser, and is not asked again (DECISIONS 1). */
  isKeptOnDevice: boolean;
  /** Open while the sign-in dialog is. */
  wish: BlockedWish | null;
  /** A count that somebody else on the page announced (SPEC §4); it holds until the list is another one. */
  announcedCount: number | null;
  /** What Undo brings back. */
  lastRemoved: { owner: ListOwner; recipes: SavedRecipe[] } | null;
}

const initialState: SavedRecipesState = {
  owner: GUEST,
  byOwner: {},
  isKeptOnDevice: false,
  wish: null,
  announcedCount: null,
  lastRemoved: null,
};

const NO_RECIPES: SavedRecipe[] = [];

const listOf = ({ byOwner, owner }: SavedRecipesState) => byOwner[owner] ?? NO_RECIPES;

interface Saving {
  recipe: Recipe;
  /** In ms since 1970. */
  at: number;
  rating?: number;
}

/** How a recipe matched a search belongs to the search, not to the list. */
const asSaved = ({ recipe, at, rating }: Saving): SavedRecipe => {
  const { matchedIngredients: _matched, totalIngredients: _total, has: _has, needs: _needs, ...body } = recipe;
  return { ...body, isSaved: true, userRating: rating ?? recipe.userRating, savedAt: at };
};

/** Saves what is not on the list yet, at its top; a rating goes to the one that is. */
const keep = (state: SavedRecipesState, saving: Saving) => {
  state.announcedCount = null;
  const list = (state.byOwner[state.owner] ??= []);
  const known = list.find(({ id }) => id === saving.recipe.id);
  if (!known) list.unshift(asSaved(saving));
  else if (saving.rating !== undefined) known.userRating = saving.rating;
};

const take = (state: SavedRecipesState, isTaken: (recipe: SavedRecipe) => boolean) => {
  const recipes = listOf(state).filter(isTaken);
  if (recipes.length === 0) return;
  state.announcedCount = null;
  state.byOwner[state.owner] = listOf(state).filter((recipe) => !isTaken(recipe));
  state.lastRemoved = { owner: state.owner, recipes };
};

const fulfil = (state: SavedRecipesState, at: number) => {
  if (state.wish?.recipe) keep(state, { recipe: state.wish.recipe, at, rating: state.wish.rating });
  state.wish = null;
};

const now = () => ({ payload: { at: Date.now() } });

/** The saved recipes of this browser, a list for each owner. A rating keeps a recipe, too (SPEC §4). */
export const savedRecipesSlice = createSlice({
  name: 'savedRecipes',
  initialState,
  reducers: {
    recipeSaved: {
      prepare: (recipe: Recipe) => ({ payload: { recipe, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Saving>) => keep(state, payload),
    },
    recipeRated: {
      prepare: (recipe: Recipe, rating: number) => ({ payload: { recipe, rating, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Saving & { rating: number }>) => keep(state, payload),
    },
    recipeRemoved: (state, { payload }: PayloadAction<Pick<Recipe, 'id' | 'title'>>) =>
      take(state, ({ id }) => id === payload.id),
    listCleared: (state) => take(state, () => true),
    removalUndone(state) {
      if (!state.lastRemoved) return;
      const { owner, recipes } = state.lastRemoved;
      const list = state.byOwner[owner] ?? [];
      const missing = recipes.filter(({ id }) => !list.some((recipe) => recipe.id === id));
      state.byOwner[owner] = [...list, ...missing].sort((a, b) => b.savedAt - a.savedAt);
      state.lastRemoved = null;
    },

    /** From another tab, or from whoever else wrote it: shown, but no edit of ours. */
    savedListArrived(
      state,
      { payload: { owner, recipes } }: PayloadAction<{ owner: ListOwner; recipes: SavedRecipe[] }>,
    ) {
      state.byOwner[owner] = recipes;
      state.announcedCount = null;
    },
    savedCountAnnounced(state, { payload }: PayloadAction<number>) {
      state.announcedCount = payload;
    },
    /** The body of a recipe as the server words it now: in another language, or corrected. */
    savedRecipeRead(state, { payload }: PayloadAction<Recipe>) {
      for (const list of Object.values(state.byOwner)) {
        const index = list.findIndex(({ id }) => id === payload.id);
        const known = list[index];
        if (known) list[index] = asSaved({ recipe: payload, at: known.savedAt, rating: known.userRating });
      }
    },

    /** Somebody must sign in first, or keep the recipe here. */
    wishBlocked(state, { payload }: PayloadAction<BlockedWish>) {
      state.wish = payload;
    },
    wishDropped(state) {
      state.wish = null;
    },
    keptOnDevice: {
      prepare: now,
      reducer(state, { payload }: PayloadAction<{ at: number }>) {
        state.isKeptOnDevice = true;
        fulfil(state, payload.at);
      },
    },
    /** Going on to sign in keeps the recipe, too: the account takes it over (DECISIONS 1). */
    signInChosen: {
      prepare: now,
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => fulfil(state, payload.at),
    },
    keepingOnDeviceChanged(state, { payload }: PayloadAction<boolean>) {
      state.isKeptOnDevice = payload;
    },
  },
  selectors: {
    selectListOwner: (state) => state.owner,
    selectIsGuest: (state) => state.owner === GUEST,
    selectIsKeptOnDevice: (state) => state.isKeptOnDevice,
    selectWish: (state) => state.wish,
    selectSavedRecipes: listOf,
    selectSavedCount: (state) => state.announcedCount ?? listOf(state).length,
    selectSavedById: createSelector(
      [listOf],
      (list): ReadonlyMap<RecipeId, SavedRecipe> => new Map(list.map((recipe) => [recipe.id, recipe])),
    ),
  },
});

export const {
  recipeSaved,
  recipeRated,
  recipeRemoved,
  listCleared,
  removalUndone,
  savedListArrived,
  savedCountAnnounced,
  savedRecipeRead,
  wishBlocked,
  wishDropped,
  keptOnDevice,
  signInChosen,
  keepingOnDeviceChanged,
} = savedRecipesSlice.actions;

export const {
  selectListOwner,
  selectIsGuest,
  selectIsKeptOnDevice,
  selectWish,
  selectSavedRecipes,
  selectSavedCount,
  selectSavedById,
} = savedRecipesSlice.selectors;

/** Somebody pressed a heart: whether that saves, removes or asks to sign in depends on who it is. */
export const heartPressed = createAction<Recipe>('savedRecipes/heartPressed');

/** Somebody chose stars. */
export const starsChosen = createAction('savedRecipes/starsChosen', (recipe: Recipe, rating: number) => ({
  payload: { recipe, rating },
}));
