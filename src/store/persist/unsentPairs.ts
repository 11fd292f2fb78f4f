import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { LineOverflow } from '../lineOverflow';
import { unsentKey } from './storedUnsentChanges';

type Unsent = SavedRecipesState['unsent'];

/** Every change of `before` or `now`, with its key. */
export const pairsOf = (before: Unsent, now: Unsent) =>
  Object.keys({ ...before, ...now }).flatMap((owner) => {
    const current = new Map((now[owner] ?? []).map((change) => [change.recipeId, change]));
    const former = new Map((before[owner] ?? []).map((change) => [change.recipeId, change]));
    return [...new Set([...current.keys(), ...former.keys()])].map((recipeId) => ({
      key: unsentKey(owner, { recipeId }),
      change: current.get(recipeId),
      was: former.get(recipeId),
    }));
  });

/** A change that waits, the one that waited before, and their key. */
export type Pair = ReturnType<typeof pairsOf>[number];

/** Changes of the overflow that failed. They are tried again with the next write. */
export const createUnfinished = (overflow: LineOverflow) => {
  const unfinished = new Map<string, Pair>();
  return {
    /** What was left, then these. */
    and(pairs: readonly Pair[]): Pair[] {
      const left = new Map(unfinished);
      const all = pairs.map((pair) => {
        const { was } = left.get(pair.key) ?? {};
        left.delete(pair.key);
        return { ...pair, was: pair.was ?? was };
      });
      return [...left.values(), ...all];
    },

    update(pair: Pair, change: Parameters<LineOverflow['update']>[1]): Promise<void> {
      unfinished.set(pair.key, pair);
      return overflow.update(pair.key, change).then(() => {
        if (unfinished.get(pair.key) === pair) unfinished.delete(pair.key);
      });
    },

    delete: (key: string): boolean => unfinished.delete(key),
  };
};
