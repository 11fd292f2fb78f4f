import { isPartlyHereOnly, withoutForgotten, type KnownEntry, type LineList } from '@kitchen/lines/lineList';
import { createLineWriter } from './lineWriter';
import { asJson } from './specStorage';

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
    createWriter: createLineWriter<Thing>({ keyOf, field, read }),

    /** Removes the lists of accounts that were left, except those of which something is on this device alone. */
    forgetLeft(area: Storage, isKept: (owner: string) => boolean): void {
      for (const [owner, stored] of Object.entries(initial(area)))
        if (!isKept(owner) && !isPartlyHereOnly(stored)) area.removeItem(keyOf(owner));
    },
  };
};
