import type { Recipe, RecipeId } from '@contracts/recipe';
import { GUEST } from '@/lib/account/guest';
import type { UnsentChange } from '@/lib/account/unsentChanges';

/** A saved recipe, with the body it had when it was saved or last read. */
export interface SavedRecipe extends Recipe {
  /** In ms since 1970. */
  savedAt: number;
  /** When the stars were given on this device, in ms since 1970. */
  ratedAt?: number;
}

/** A saved recipe whose body is stored elsewhere and has not been read yet. */
export type UnreadRecipe = Pick<SavedRecipe, 'id' | 'userRating' | 'savedAt' | 'ratedAt'>;

/** What is stored for an owner. */
export interface StoredList {
  recipes: SavedRecipe[];
  unread: UnreadRecipe[];
  unsent: UnsentChange[];
}

/** A recipe of a file, and for a guest what was saved of it before. */
export interface ImportedRecipe {
  recipe: SavedRecipe;
  history?: Required<Pick<UnsentChange, 'edits' | 'created'>>;
}

/** `guest`, or the uid of an account. One owner never sees another's list. */
export type ListOwner = string;

export { GUEST };

/** What a guest tried to do when the sign-in dialog opened. */
export interface BlockedWish {
  reason: 'save' | 'rate' | 'other';
  recipe?: Recipe;
  rating?: number;
}

/** A pending read of an account's list. */
export interface ListReading {
  requestId: string;
  owner: ListOwner;
  /** The account has taken a change since the request was sent, so the answer may lack it. */
  isOutdated: boolean;
}

export interface SavedRecipesState {
  owner: ListOwner;
  /** Newest first. */
  byOwner: Record<ListOwner, SavedRecipe[]>;
  /** Also part of the list. */
  unread: Record<ListOwner, UnreadRecipe[]>;
  /**
   * The outbox: changes that the owner's account has not taken yet, oldest first. Persisted, so that a failing server
   * loses nothing. For a guest, the own recipes that were edited, with every save.
   */
  unsent: Record<ListOwner, UnsentChange[]>;
  /** Null while no list is being read. */
  reading: ListReading | null;
  /** The guest chose "Keep on this device" and is not asked again. */
  isKeptOnDevice: boolean;
  /** Set while the sign-in dialog is open. */
  wish: BlockedWish | null;
  /** A count that a script on the page announced. It holds until the list changes. */
  announcedCount: number | null;
  /** What Undo restores. */
  lastRemoved: {
    owner: ListOwner;
    recipes: SavedRecipe[];
    unread: UnreadRecipe[];
    /** What was saved of them and is not on the account yet. */
    edits: Record<RecipeId, Pick<UnsentChange, 'edits' | 'created'>>;
  } | null;
}

export const initialState: SavedRecipesState = {
  owner: GUEST,
  byOwner: {},
  unread: {},
  unsent: {},
  reading: null,
  isKeptOnDevice: false,
  wish: null,
  announcedCount: null,
  lastRemoved: null,
};
