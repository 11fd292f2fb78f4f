import { joinedChanges, type UnsentChange } from '@/lib/account/unsentChanges';
import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { LineOverflow } from '../lineOverflow';
import { readUnsentChange } from './storedUnsentChanges';
import { createUnfinished, pairsOf, type Pair } from './unsentPairs';

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

/** What another tab noted later, or this one has not read yet, stays. */
const isNewerThan = (was: UnsentChange, key: string, text: string | null | undefined) =>
  (changeIn(key, text)?.at ?? 0) > was.at;

/** Writes every change. Throws the first refusal when all are tried. */
const writeEach = (pairs: readonly Pair[], writeOne: (pair: Pair) => Promise<void> | undefined): Promise<unknown> => {
  const waiting: (Promise<void> | undefined)[] = [];
  const refusals: unknown[] = [];
  for (const pair of pairs)
    try {
      waiting.push(writeOne(pair));
    } catch (refusal) {
      refusals.push(refusal);
    }
  const written = Promise.all(waiting);
  if (refusals.length === 0) return written;
  // The caller learns of one failure, and what failed in the overflow is tried again.
  written.catch(() => undefined);
  throw refusals[0];
};

/** Writes the changes that are waiting now, and removes those that were waiting before. */
export const createUnsentWriter = (overflow: LineOverflow) => {
  /** What is safe in the overflow; its key has a text of another tab, or none. */
  const aside = new Map<string, UnsentChange>();
  /** The texts that this tab has in local storage. */
  const ours = new Map<string, string>();
  const rest = createUnfinished(overflow);

  const remove = (area: Storage, pair: Pair, was: UnsentChange) => {
    const { key } = pair;
    for (const known of [aside, ours, rest]) known.delete(key);
    if (!isNewerThan(was, key, area.getItem(key))) area.removeItem(key);
    if (!overflow.has(key)) return undefined;
    return rest.update(pair, (text) => (isNewerThan(was, key, text) ? text : undefined));
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
    return rest.update(pair, (kept) => (fromAnotherTab(changeIn(key, kept), change, was) ? kept : undefined));
  };

  const putOneAside = async (area: Storage, { key, was }: Pair, change: UnsentChange) => {
    await overflow.update(key, (text) => {
      const theirs = fromAnotherTab(changeIn(key, text), change, was);
      return JSON.stringify(theirs ? joinedChanges(change, theirs) : change);
    });
    aside.set(key, change);
    rest.delete(key);
    // An older text would be sent again after a reload.
    if (area.getItem(key) === ours.get(key)) area.removeItem(key);
    ours.delete(key);
  };

  return {
    /** Under a key for each change. Throws when one of them does not fit; the others are written. */
    write(area: Storage, before: Unsent, now: Unsent): Promise<unknown> {
      return writeEach(rest.and(pairsOf(before, now)), (pair) => writeOne(area, pair));
    },

    /** Puts what does not fit under its key into the overflow. Rejects when that is full, too. */
    async putAside(area: Storage, before: Unsent, now: Unsent): Promise<void> {
      for (const pair of rest.and(pairsOf(before, now)))
        try {
          await writeOne(area, pair);
        } catch (refusal) {
          if (!pair.change) throw refusal;
          await putOneAside(area, pair, pair.change);
        }
    },
  };
};
