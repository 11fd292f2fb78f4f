import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe, RecipeId } from '@contracts/recipe';

/** A save of an own recipe that the account does not have yet. */
export interface UnsentEdit {
  /** The name of the version that it makes. */
  version: string;
  /** The version that the cook edited; absent for the one that was stored first. */
  base?: string;
  /** In ms since 1970. */
  at: number;
  /** The recipe as it is after it. */
  recipe: Recipe;
}

/** Another version of the recipe that cannot be merged with the unsent edits without asking. */
export interface EditClash {
  theirs: Recipe;
  /** What both began with, if it is still known. */
  base?: RecipeWords;
}

/** A change to one recipe that the account has not acknowledged yet. */
export interface UnsentChange {
  recipeId: RecipeId;
  kind: 'save' | 'rate' | 'edit' | 'remove';
  /** The rating that goes with a save or an edit, or the only change. */
  rating?: number;
  /** What the cook saved of an own recipe, the oldest first; sent after the save and before the rating. */
  edits?: UnsentEdit[];
  /** The recipe as it was first, if it is still to be saved and was edited since. */
  created?: Recipe;
  /** Set with the status `differs`. */
  clash?: EditClash;
  /**
   * When the cook made the change, in ms since 1970. Unique among the changes of one recipe, so it also identifies the
   * change.
   */
  at: number;
  /**
   * `late`: a try failed and a retry is due; `refused`: the account rejected it; `differs`: another device changed the
   * same words, and the cook has to choose.
   */
  status: 'new' | 'late' | 'refused' | 'differs';
}

/** Sync status of a recipe in the account; absent while there is nothing to report. */
export type SyncMark = 'pending' | 'refused' | 'differs';

/** How many saves of a recipe wait at most; older ones are left out, and the newest has everything. */
const EDITS_KEPT = 20;

const hasFollower = (edits: readonly UnsentEdit[], { version }: UnsentEdit) =>
  edits.some(({ base }) => base === version);

/**
 * The last edits, as many as may wait. What followed an edit that is left out follows what that one followed. The last
 * edit of each tab stays as long as possible, because no other one has what the cook wrote there.
 */
const lastEdits = (edits: readonly UnsentEdit[]): UnsentEdit[] => {
  if (edits.length <= EDITS_KEPT) return [...edits];
  const left = edits.find((edit) => hasFollower(edits, edit)) ?? edits[0]!;
  const others = edits.filter((edit) => edit !== left);
  return lastEdits(
    others.map((edit) => {
      if (edit.base !== left.version) return edit;
      const { base: _left, ...follower } = edit;
      return { ...follower, ...(left.base !== undefined && { base: left.base }) };
    }),
  );
};

type Noted = Omit<UnsentChange, 'status' | 'clash'>;

/** The unsent changes plus one. A recipe keeps only its latest state, in the position of the newest, and its edits. */
export const noted = (unsent: readonly UnsentChange[], change: Noted): UnsentChange[] => {
  const { recipeId, kind, rating, at } = change;
  const before = unsent.find((one) => one.recipeId === recipeId);
  const isRemoved = kind === 'remove';
  const edits = isRemoved ? [] : lastEdits([...(before?.edits ?? []), ...(change.edits ?? [])]);
  const created = isRemoved ? undefined : (before?.created ?? change.created);
  const isStillToSave = !isRemoved && before?.kind === 'save';
  const stars = isRemoved ? undefined : (rating ?? (kind === 'edit' ? before?.rating : undefined));
  return [
    ...unsent.filter((one) => one !== before),
    {
      recipeId,
      kind: isStillToSave ? 'save' : kind === 'rate' && edits.length > 0 ? 'edit' : kind,
      ...(stars !== undefined && { rating: stars }),
      ...(edits.length > 0 && { edits }),
      ...(created && { created }),
      at: Math.max(at, (before?.at ?? 0) + 1),
      status: 'new',
    },
  ];
};

/**
 * One change of two copies: the state of the newer, and the saves of both, the oldest first. As in `noted`, a recipe
 * that the older copy has still to save stays one, because a tab that knew nothing of it may have made the newer.
 */
export const joinedChanges = (a: UnsentChange, b: UnsentChange): UnsentChange => {
  const [older, newer] = a.at < b.at ? [a, b] : [b, a];
  const known = newer.edits ?? [];
  const missing = (older.edits ?? []).filter(({ version }) => !known.some((edit) => edit.version === version));
  if (missing.length === 0 || newer.kind === 'remove') return newer;
  const edits = lastEdits([...missing, ...known].sort((one, other) => one.at - other.at));
  const rating = newer.rating ?? older.rating;
  const created = older.created ?? newer.created;
  return {
    ...newer,
    kind: older.kind === 'save' ? 'save' : newer.kind === 'rate' ? 'edit' : newer.kind,
    ...(rating !== undefined && { rating }),
    edits,
    ...(older.kind === 'save' && created && { created }),
  };
};

/** Two copies of an outbox in one, the oldest change first. */
export const joinedUnsent = (a: readonly UnsentChange[], b: readonly UnsentChange[]): UnsentChange[] => {
  const joined = new Map(a.map((change) => [change.recipeId, change]));
  for (const change of b) {
    const known = joined.get(change.recipeId);
    joined.set(change.recipeId, known ? joinedChanges(known, change) : change);
  }
  return [...joined.values()].sort((one, other) => one.at - other.at);
};
