import { joinedChanges, type UnsentChange } from '@/lib/account/unsentChanges';
import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { LineOverflow } from '../lineOverflow';
import { readUnsentChange, unsentKey } from './storedUnsentChanges';

type Unsent = SavedRecipesState['unsent'];

const changeIn = (key: string, text: string | null | undefined) => readUnsentChange(key, text ?? null)?.change;

const versionsOf = (...changes: (UnsentChange | undefined)[]) =>
  new Set(changes.flatMap((change) => change?.edits?.map(({ version }) => version) ?? []));

/** The copy with the edits alone that another tab made; undefined when this tab has had all of them. */
const fromAnotherTab = (copy: UnsentChange | undefined, ...seen: (UnsentChange | undefined)[]) => {
  const versions = versionsOf(...seen);
  const edits = copy?.edits?.filter(({ version }) => !versions.has(version)) ?? [];
  return copy && edits.length > 0 ? { ...copy, edits } : undefined;
};

/** Every change of `before` or `now`, with its key. */
const pairsOf = (before: Unsent, now: Unsent) =>
  Object.keys({ ...before, ...now }).flatMap((owner) => {
    const current = new Map((now[owner] ?? []).map((change) => [change.recipeId, change]));
    const former = new Map((before[owner] ?? []).map((change) => [change.recipeId, change]));
    return [...new Set([...current.keys(), ...former.keys()])].map((recipeId) => ({
      key: unsentKey(owner, { recipeId }),
      change: current.get(recipeId),
      was: former.get(recipeId),
    }));
  });

type Pair = ReturnType<typeof pairsOf>[number];

/** Writes the changes that are waiting now, and removes those that were waiting before. */
export const createUnsentWriter = (overflow: LineOverflow) => {
  /** What is safe in the overflow; its key has an older text, or none. */
  const aside = new Map<string, UnsentChange>();

  const remove = (area: Storage, key: string, was: UnsentChange) => {
    const isNewer = (text: string | null | undefined) => (changeIn(key, text)?.at ?? 0) > was.at;
    aside.delete(key);
    // Another tab may have noted a newer change.
    if (!isNewer(area.getItem(key))) area.removeItem(key);
    return overflow.has(key) ? overflow.update(key, (text) => (isNewer(text) ? text : undefined)) : undefined;
  };

  /** @returns what the overflow still has to do, if anything */
  const writeOne = (area: Storage, { key, change, was }: Pair) => {
    if (!change) return was && remove(area, key, was);
    if (aside.get(key) === change) return undefined;
    const text = JSON.stringify(change);
    if (area.getItem(key) !== text) area.setItem(key, text);
    aside.delete(key);
    if (!overflow.has(key)) return undefined;
    return overflow.update(key, (kept) => (fromAnotherTab(changeIn(key, kept), change, was) ? kept : undefined));
  };

  return {
    /** Under a key for each change. Throws when one of them does not fit; the others are written. */
    write(area: Storage, before: Unsent, now: Unsent): Promise<unknown> {
      const waiting: (Promise<void> | undefined)[] = [];
      const refusals: unknown[] = [];
      for (const pair of pairsOf(before, now))
        try {
          waiting.push(writeOne(area, pair));
        } catch (refusal) {
          refusals.push(refusal);
        }
      if (refusals.length > 0) throw refusals[0];
      return Promise.all(waiting);
    },

    /** Puts what does not fit under its key into the overflow. Rejects when that is full, too. */
    async putAside(area: Storage, before: Unsent, now: Unsent): Promise<void> {
      for (const pair of pairsOf(before, now))
        try {
          await writeOne(area, pair);
        } catch (refusal) {
          const { key, change, was } = pair;
          if (!change) throw refusal;
          await overflow.update(key, (text) => {
            const theirs = fromAnotherTab(changeIn(key, text), change, was);
            return JSON.stringify(theirs ? joinedChanges(change, theirs) : change);
          });
          aside.set(key, change);
        }
    },
  };
};
