import { createAction, createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { frozen } from '@/lib/frozen';
import { noted, withUnsent, type SyncMark, type UnsentChange } from '@/lib/unsentChanges';

/** A recipe on a list, with the body it had when it was saved or last read. */
export interface SavedRecipe extends Recipe {
  /** In ms since 1970. */
  savedAt: number;
  /** When the stars were given on this device, in ms since 1970. */
  ratedAt?: number;
}

/** A recipe on a list whose body lies elsewhere and has not been read yet. */
export type UnreadRecipe = Pick<SavedRecipe, 'id' | 'userRating' | 'savedAt' | 'ratedAt'>;

/** What is stored for an owner. */
export interface StoredList {
  recipes: SavedRecipe[];
  unread: UnreadRecipe[];
  unsent: UnsentChange[];
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
  /** They are on the list, too. */
  unread: Record<ListOwner, UnreadRecipe[]>;
  /** The outbox: what the account of an owner has not taken yet, the oldest first (DECISIONS 3). */
  unsent: Record<ListOwner, UnsentChange[]>;
  /** A guest has chosen to keep recipes in this browser, and is not asked again (DECISIONS 1). */
  isKeptOnDevice: boolean;
  /** Open while the sign-in dialog is. */
  wish: BlockedWish | null;
  /** A count that somebody else on the page announced (SPEC §4); it holds until the list is another one. */
  announcedCount: number | null;
  /** What Undo brings back. */
  lastRemoved: { owner: ListOwner; recipes: SavedRecipe[]; unread: UnreadRecipe[] } | null;
}

const initialState: SavedRecipesState = {
  owner: GUEST,
  byOwner: {},
  unread: {},
  unsent: {},
  isKeptOnDevice: false,
  wish: null,
  announcedCount: null,
  lastRemoved: null,
};

const NO_RECIPES: SavedRecipe[] = [];
const NOTHING_UNSENT: UnsentChange[] = [];

const listOf = ({ byOwner, owner }: SavedRecipesState) => byOwner[owner] ?? NO_RECIPES;

interface Saving {
  recipe: Recipe;
  /** In ms since 1970. */
  at: number;
  rating?: number;
}

/** The list as it was when the action came: reading thousands of recipes through drafts takes long. */
const listBefore = (state: SavedRecipesState, owner = state.owner): readonly SavedRecipe[] =>
  (original(state) ?? state).byOwner[owner] ?? NO_RECIPES;

const unsentOf = ({ unsent, owner }: SavedRecipesState) => unsent[owner] ?? NOTHING_UNSENT;

/** How a recipe matched a search belongs to the search, not to the list. */
const asSaved = ({ recipe, at, rating }: Saving): SavedRecipe => {
  const { matchedIngredients: _matched, totalIngredients: _total, has: _has, needs: _needs, ...body } = recipe;
  return frozen({
    ...body,
    isSaved: true,
    userRating: rating ?? recipe.userRating,
    ...(rating !== undefined && { ratedAt: at }),
    savedAt: at,
  });
};

const starsOf = ({ userRating, ratedAt }: UnreadRecipe) => ({ userRating, ...(ratedAt !== undefined && { ratedAt }) });

/** The bodies that are known here already. */
const bodiesOf = (unread: readonly UnreadRecipe[], known: readonly SavedRecipe[]): SavedRecipe[] => {
  if (unread.length === 0) return [];
  const byId = new Map(known.map((recipe) => [recipe.id, recipe]));
  return unread.flatMap((stub) => {
    const body = byId.get(stub.id);
    if (!body) return [];
    return body.userRating === stub.userRating && body.savedAt === stub.savedAt
      ? [body]
      : [frozen({ ...body, ...stub })];
  });
};

const newestFirst = (a: SavedRecipe, b: SavedRecipe) => b.savedAt - a.savedAt;

const isSameList = (a: readonly SavedRecipe[], b: readonly SavedRecipe[]) =>
  a.length === b.length && a.every((recipe, i) => recipe === b[i]);

/** A guest's list is nobody else's; what an account is to know waits until it has been told. */
const note = (state: SavedRecipesState, change: Pick<UnsentChange, 'recipeId' | 'kind' | 'rating' | 'at'>) => {
  if (state.owner !== GUEST) state.unsent[state.owner] = noted(unsentOf(state), change);
};

const noteSaved = (state: SavedRecipesState, { id, userRating }: UnreadRecipe, at: number) =>
  note(state, { recipeId: id, kind: 'save', rating: userRating || undefined, at });

/** Saves what is not on the list yet, at its top; a rating goes to the one that is. */
const keep = (state: SavedRecipesState, saving: Saving) => {
  state.announcedCount = null;
  const { recipe, rating, at } = saving;
  const { owner } = state;
  const list = listBefore(state);
  const index = list.findIndex(({ id }) => id === recipe.id);
  if (index < 0) {
    const saved = asSaved(saving);
    state.byOwner[owner] = frozen([saved, ...list]);
    state.unread[owner] = (state.unread[owner] ?? []).filter(({ id }) => id !== recipe.id);
    noteSaved(state, saved, at);
  } else if (rating !== undefined) {
    state.byOwner[owner] = frozen(list.with(index, frozen({ ...list[index]!, userRating: rating, ratedAt: at })));
    note(state, { recipeId: recipe.id, kind: 'rate', rating, at });
  }
};

const take = (state: SavedRecipesState, at: number, isTaken: (recipe: UnreadRecipe) => boolean) => {
  const list = listBefore(state);
  const stubs = state.unread[state.owner] ?? [];
  const recipes = list.filter(isTaken);
  const unread = stubs.filter(isTaken);
  const gone = [...recipes, ...unread];
  if (gone.length === 0) return;
  state.announcedCount = null;
  state.byOwner[state.owner] = frozen(list.filter((recipe) => !isTaken(recipe)));
  if (unread.length > 0) state.unread[state.owner] = stubs.filter((stub) => !isTaken(stub));
  state.lastRemoved = { owner: state.owner, recipes: frozen(recipes), unread };
  for (const { id } of gone) note(state, { recipeId: id, kind: 'remove', at });
};

/** Puts recipes into a list that misses them, each at the place of its time. */
const putBack = (state: SavedRecipesState, owner: ListOwner, recipes: readonly SavedRecipe[]) => {
  const list = listBefore(state, owner);
  const has = new Set(list.map(({ id }) => id));
  const missing = recipes.filter(({ id }) => !has.has(id));
  if (missing.length > 0) state.byOwner[owner] = frozen([...list, ...missing].sort(newestFirst));
  return missing;
};

const fulfil = (state: SavedRecipesState, at: number) => {
  const { wish } = original(state) ?? state;
  if (wish?.recipe) keep(state, { recipe: wish.recipe, at, rating: wish.rating });
  state.wish = null;
};

const now = () => ({ payload: { at: Date.now() } });

type Timed = PayloadAction<{ at: number }>;

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
    recipeRemoved: {
      prepare: ({ id, title }: Pick<Recipe, 'id' | 'title'>) => ({ payload: { id, title, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Pick<Recipe, 'id' | 'title'> & { at: number }>) =>
        take(state, payload.at, ({ id }) => id === payload.id),
    },
    listCleared: { prepare: now, reducer: (state, { payload }: Timed) => take(state, payload.at, () => true) },
    removalUndone: {
      prepare: now,
      reducer(state, { payload: { at } }: Timed) {
        const removed = (original(state) ?? state).lastRemoved;
        if (!removed) return;
        const { owner, recipes, unread } = removed;
        for (const recipe of putBack(state, owner, recipes)) noteSaved(state, recipe, at);
        for (const stub of unread) {
          if (listBefore(state, owner).some(({ id }) => id === stub.id)) continue;
          (state.unread[owner] ??= []).push(stub);
          noteSaved(state, stub, at);
        }
        state.lastRemoved = null;
      },
    },

    /** Another one is here: the list is theirs, as this browser has it. */
    listOwnerChanged(state, { payload: { owner, ...stored } }: PayloadAction<{ owner: ListOwner } & StoredList>) {
      Object.assign(state, { owner, wish: null, announcedCount: null, lastRemoved: null });
      // What is in memory already is at least as new as what is stored.
      state.byOwner[owner] ??= stored.recipes;
      state.unread[owner] ??= stored.unread;
      state.unsent[owner] ??= stored.unsent;
    },
    /** Nothing of them stays on this device. */
    listForgotten(state, { payload: owner }: PayloadAction<ListOwner>) {
      for (const part of [state.byOwner, state.unread, state.unsent]) delete part[owner];
    },
    /** From another tab, from whoever else wrote it, or from the account: shown, but no edit of ours. */
    savedListArrived(
      state,
      {
        payload: { owner, recipes, unread = [] },
      }: PayloadAction<{ owner: ListOwner; recipes: SavedRecipe[]; unread?: UnreadRecipe[] }>,
    ) {
      const known = listBefore(state, owner);
      const bodies = bodiesOf(unread, known);
      // In a key, bodies may lie before what is newer and has none there.
      const arrived = bodies.length > 0 ? [...recipes, ...bodies].sort(newestFirst) : recipes;
      const list = withUnsent(arrived, known, state.unsent[owner] ?? []);
      if (!state.byOwner[owner] || !isSameList(list, known)) state.byOwner[owner] = frozen(list);
      const found = new Set(bodies.map(({ id }) => id));
      state.unread[owner] = unread.filter(({ id }) => !found.has(id));
      state.announcedCount = null;
    },
    /** A recipe of the guest is on the account now, there under `id`, and leaves the guest's list. */
    guestRecipeMoved(
      state,
      { payload: { owner, recipe, id } }: PayloadAction<{ owner: ListOwner; recipe: SavedRecipe; id: RecipeId }>,
    ) {
      state.byOwner[GUEST] = frozen(listBefore(state, GUEST).filter((one) => one.id !== recipe.id));
      // Whoever signed out meanwhile has no list here.
      if (state.byOwner[owner]) putBack(state, owner, [frozen({ ...recipe, id })]);
      state.announcedCount = null;
    },

    /**
     * What became of a change that was sent: only of that one, not of what the cook did meanwhile. With a kind where a
     * part of it was taken: that is what is left.
     */
    changeAnswered(
      state,
      {
        payload: { owner, recipeId, at, outcome, kind },
      }: PayloadAction<
        { owner: ListOwner; outcome: 'taken' | 'late' | 'refused' } & Pick<UnsentChange, 'recipeId' | 'at'> &
          Partial<Pick<UnsentChange, 'kind'>>
      >,
    ) {
      const all = state.unsent[owner] ?? [];
      const index = all.findIndex((one) => one.recipeId === recipeId && one.at === at);
      const change = all[index];
      if (!change) return;
      // What the account would not remove, it still has: the next reading of its list shows it again.
      if (outcome === 'taken' || (outcome === 'refused' && change.kind === 'remove')) all.splice(index, 1);
      else Object.assign(change, { status: outcome, kind: kind ?? change.kind });
    },
    /** The cook tries again what the account refused. */
    changeRetried(state, { payload }: PayloadAction<RecipeId>) {
      const change = state.unsent[state.owner]?.find(({ recipeId }) => recipeId === payload);
      if (change) change.status = 'new';
    },
    /** What another tab has done, or has had taken by the account; without a change nothing waits any more. */
    unsentArrived(
      state,
      {
        payload: { owner, recipeId, change },
      }: PayloadAction<{ owner: ListOwner; recipeId: RecipeId; change?: UnsentChange }>,
    ) {
      const others = (state.unsent[owner] ?? []).filter((one) => one.recipeId !== recipeId);
      state.unsent[owner] = change ? [...others, change] : others;
    },
    savedCountAnnounced(state, { payload }: PayloadAction<number>) {
      state.announcedCount = payload;
    },
    /** The body of a recipe as the server words it now: in another language, or corrected. */
    savedRecipeRead(state, { payload }: PayloadAction<Recipe>) {
      for (const owner of Object.keys(state.byOwner)) {
        const list = listBefore(state, owner);
        const index = list.findIndex(({ id }) => id === payload.id);
        const known = list[index];
        if (known) {
          const read = frozen({ ...asSaved({ recipe: payload, at: known.savedAt }), ...starsOf(known) });
          state.byOwner[owner] = frozen(list.with(index, read));
        }
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
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
      for (const owner of Object.keys(state.byOwner)) {
        const list = listBefore(state, owner);
        const isKnown = list.some(({ id }) => id === to);
        state.byOwner[owner] = frozen(
          list
            .filter(({ id }) => !isKnown || id !== from)
            .map((recipe) => (recipe.id === from ? frozen({ ...recipe, id: to }) : recipe)),
        );
      }
      for (const changes of Object.values(state.unsent))
        for (const change of changes) if (change.recipeId === from) change.recipeId = to;
    }),
  selectors: {
    selectListOwner: (state) => state.owner,
    selectIsGuest: (state) => state.owner === GUEST,
    selectIsKeptOnDevice: (state) => state.isKeptOnDevice,
    selectWish: (state) => state.wish,
    selectSavedRecipes: listOf,
    selectSavedCount: (state) =>
      state.announcedCount ?? listOf(state).length + (state.unread[state.owner]?.length ?? 0),
    selectUnsent: unsentOf,
    /** Of recipes whose last change the account does not have: waiting, or refused. */
    selectSyncMarks: createSelector(
      [unsentOf],
      (unsent): ReadonlyMap<RecipeId, SyncMark> =>
        new Map(
          unsent.flatMap(({ recipeId, status }) =>
            status === 'new' ? [] : [[recipeId, status === 'late' ? 'pending' : status]],
          ),
        ),
    ),
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
  listOwnerChanged,
  listForgotten,
  savedListArrived,
  guestRecipeMoved,
  changeAnswered,
  changeRetried,
  unsentArrived,
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
  selectUnsent,
  selectSyncMarks,
} = savedRecipesSlice.selectors;

/** Somebody pressed a heart: whether that saves, removes or asks to sign in depends on who it is. */
export const heartPressed = createAction<Recipe>('savedRecipes/heartPressed');

/** Somebody chose stars. */
export const starsChosen = createAction('savedRecipes/starsChosen', (recipe: Recipe, rating: number) => ({
  payload: { recipe, rating },
}));
