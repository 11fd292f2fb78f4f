import {
  isCovered,
  isPartlyHereOnly,
  joinedLists,
  withoutForgotten,
  type KnownEntry,
  type LineList,
} from '@kitchen/lines/lineList';
import { isSameContent } from '@/lib/values/isSameContent';
import type { LineOverflow } from '../lineOverflow';
import { asJson, writeFields } from './specStorage';

export const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
/** Without the parts that are undefined. */
export const given = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

/** A recipe by its id and title, as a line names it. */
export const readRecipe = (value: unknown): { id: number; title: string } | undefined => {
  const { id, title } = Object(value) as Record<string, unknown>;
  return Number.isSafeInteger(id) && typeof title === 'string' ? { id: id as number, title } : undefined;
};

const STATES = ['open', 'ticked', 'gone'] as const;

interface Kind<Thing> {
  /** What the keys of these lists begin with; the owner follows. */
  prefix: string;
  readThing: (value: unknown) => Thing | undefined;
  readOrder?: (value: unknown) => LineList<Thing>['order'];
}

/** Undefined for an entry that is broken. */
const readEntry = <Thing>(value: unknown, readThing: Kind<Thing>['readThing']): KnownEntry<Thing> | undefined => {
  const { id, thing, state, at, sentAt, isRefused } = Object(value) as Record<string, unknown>;
  const known = STATES.find((one) => one === state);
  const read = known === 'gone' ? undefined : readThing(thing);
  const time = asNumber(at);
  if (!/^[\w-]{16,32}$/.test(String(id)) || !known || time === undefined || (known !== 'gone' && !read))
    return undefined;
  return given({
    id: String(id),
    thing: read,
    state: known,
    at: time,
    sentAt: asNumber(sentAt),
    isRefused: isRefused === true ? (true as const) : undefined,
  });
};

const readList = <Thing>(value: unknown, { readThing, readOrder }: Kind<Thing>): LineList<Thing> | undefined => {
  const { entries, order, revision, share } = Object(value) as Record<string, unknown>;
  if (!Array.isArray(entries)) return undefined;
  const read = entries.map((entry) => readEntry(entry, readThing)).filter((entry) => entry !== undefined);
  return given({
    entries: Object.fromEntries(read.map((entry) => [entry.id, entry])),
    order: readOrder?.(order),
    revision: asNumber(revision),
    share: asText(share),
  });
};

/** The storage of a kind of lists: each list under a key, broken lines left out. */
export const createStoredLines = <Thing>(kind: Kind<Thing>) => {
  const { prefix } = kind;
  type List = LineList<Thing>;
  type Lists = Record<string, List>;
  const keyOf = (owner: string) => `${prefix}${owner}`;

  const field = (owner: string) => ({
    ...asJson<List>(keyOf(owner), (value) => readList(value, kind)),
    write: ({ entries, ...rest }: List) => JSON.stringify({ entries: Object.values(entries), ...rest }),
  });

  /** The owner and the content of a key; undefined for other keys and texts that are not a list. */
  const read = (key: string | null, text: string | null): { owner: string; stored: List } | undefined => {
    if (!key?.startsWith(prefix) || text === null) return undefined;
    const owner = key.slice(prefix.length);
    const stored = field(owner).read(text);
    return stored && { owner, stored };
  };

  /** Every list of this kind in this browser, by owner. */
  const initial = (area: Storage, now = Date.now()): Lists => {
    const keys = Array.from({ length: area.length }, (_, i) => area.key(i));
    const found = keys.flatMap((key) => read(key, key && area.getItem(key)) ?? []);
    return Object.fromEntries(found.map(({ owner, stored }) => [owner, withoutForgotten(stored, now)]));
  };

  return {
    read,
    initial,

    /**
     * Writes each changed list under its key. Another tab may have written the key meanwhile, so what is stored is joined
     * and never replaced. A list that does not fit goes to the overflow, where it is joined in the same way, and stays
     * there until the key has all of it. Rejects when neither has room.
     */
    createWriter: (overflow: LineOverflow) => {
      const written = new Map<string, List | undefined>();
      const { write } = field('');
      const kept = (key: string, text: string | undefined) =>
        text === undefined ? undefined : read(key, text)?.stored;

      /** Resolves once the overflow has what the key does not; undefined when there was nothing to wait for. */
      const writeOne = (owner: string, now: List | undefined, area: Storage): Promise<void> | undefined => {
        const key = keyOf(owner);
        const stored = now && kept(key, area.getItem(key) ?? undefined);
        const all = now && stored ? joinedLists(now, stored) : now;
        // Each tab has the lines in an order of its own, which is no reason to write them again.
        const isThere = stored !== undefined && isSameContent(all, stored);
        try {
          if (!isThere) writeFields<{ list: List }>({ list: field(owner) }, all ? { list: all } : {}, area);
        } catch (error) {
          if (!all) throw error;
          return overflow.update(key, (text) => {
            const copy = kept(key, text);
            return write(copy ? joinedLists(all, copy) : all);
          });
        }
        if (!overflow.has(key)) return undefined;
        return overflow.update(key, (text) => {
          const copy = kept(key, text);
          return copy && all && !isCovered(copy, all) ? text : undefined;
        });
      };

      return (lists: Lists, area: Storage): void | Promise<void> => {
        const waiting: Promise<void>[] = [];
        for (const owner of new Set([...written.keys(), ...Object.keys(lists)])) {
          const { [owner]: now } = lists;
          if (now === written.get(owner)) continue;
          const writing = writeOne(owner, now, area)?.catch((error: unknown) => {
            // It is tried again with the next change.
            if (written.get(owner) === now) written.delete(owner);
            throw error;
          });
          if (writing) waiting.push(writing);
          written.set(owner, now);
        }
        if (waiting.length > 0) return Promise.all(waiting).then(() => undefined);
      };
    },

    /** Removes the lists of accounts that were left, except those of which something is on this device alone. */
    forgetLeft(area: Storage, isKept: (owner: string) => boolean): void {
      for (const [owner, stored] of Object.entries(initial(area)))
        if (!isKept(owner) && !isPartlyHereOnly(stored)) area.removeItem(keyOf(owner));
    },
  };
};
