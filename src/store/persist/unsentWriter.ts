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

/** What another tab noted later, or this one has not read yet, stays. */
const isNewerThan = (was: UnsentChange, key: string, text: string | null | undefined) =>
  (changeIn(key, text)?.at ?? 0) > was.at;

/** Writes the changes that are waiting now, and removes those that were waiting before. */
export const createUnsentWriter = (overflow: LineOverflow) => {
  /** What is safe in the overflow; its key has a text of another tab, or none. */
  const aside = new Map<string, UnsentChange>();
  /** The texts that this tab has in local storage. */
  const ours = new Map<string, string>();
  /** Changes of the overflow that failed. They are tried again with the next write. */
  const unfinished = new Map<string, Pair>();

  const pairsToWrite = (before: Unsent, now: Unsent): Pair[] => {
    const left = new Map(unfinished);
    const pairs = pairsOf(before, now).map((pair) => {
      const { was } = left.get(pair.key) ?? {};
      left.delete(pair.key);
      return { ...pair, was: pair.was ?? was };
    });
    return [...left.values(), ...pairs];
  };

  const updateOverflow = (pair: Pair, change: Parameters<LineOverflow['update']>[1]) => {
    unfinished.set(pair.key, pair);
    return overflow.update(pair.key, change).then(() => {
      if (unfinished.get(pair.key) === pair) unfinished.delete(pair.key);
    });
  };

  const remove = (area: Storage, pair: Pair, was: UnsentChange) => {
    const { key } = pair;
    for (const known of [aside, ours, unfinished]) known.delete(key);
    if (!isNewerThan(was, key, area.getItem(key))) area.removeItem(key);
    if (!overflow.has(key)) return undefined;
    return updateOverflow(pair, (text) => (isNewerThan(was, key, text) ? text : undefined));
  };

  /** @returns what the overflow still has to do, if anything */
  const writeOne = (area: Storage, pair: Pair) => {
    const { key, change, was } = pair;
    if (!change) return was && remove(area, pair, was);
    if (aside.get(key) === change) return undefined;
    const text = JSON.stringify(change);
    if (area.getItem(key) !== text) area.setItem(key, text);
    ours.set(key, text);
    aside.delete(key);
    if (!overflow.has(key)) return undefined;
    return updateOverflow(pair, (kept) => (fromAnotherTab(changeIn(key, kept), change, was) ? kept : undefined));
  };

  const putOneAside = async (area: Storage, { key, was }: Pair, change: UnsentChange) => {
    await overflow.update(key, (text) => {
      const theirs = fromAnotherTab(changeIn(key, text), change, was);
      return JSON.stringify(theirs ? joinedChanges(change, theirs) : change);
    });
    aside.set(key, change);
    unfinished.delete(key);
    // An older text would be sent again after a reload.
    if (area.getItem(key) === ours.get(key)) area.removeItem(key);
    ours.delete(key);
  };

  return {
    /** Under a key for each change. Throws when one of them does not fit; the others are written. */
    write(area: Storage, before: Unsent, now: Unsent): Promise<unknown> {
      const waiting: (Promise<void> | undefined)[] = [];
      const refusals: unknown[] = [];
      for (const pair of pairsToWrite(before, now))
        try {
          waiting.push(writeOne(area, pair));
        } catch (refusal) {
          refusals.push(refusal);
        }
      const written = Promise.all(waiting);
      if (refusals.length === 0) return written;
      // The caller learns of one failure, and what failed in the overflow is tried again.
      written.catch(() => undefined);
      throw refusals[0];
    },

    /** Puts what does not fit under its key into the overflow. Rejects when that is full, too. */
    async putAside(area: Storage, before: Unsent, now: Unsent): Promise<void> {
      for (const pair of pairsToWrite(before, now))
        try {
          await writeOne(area, pair);
        } catch (refusal) {
          if (!pair.change) throw refusal;
          await putOneAside(area, pair, pair.change);
        }
    },
  };
};
