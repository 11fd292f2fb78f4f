import { AISLES, LANGUAGES, SOLD_UNITS, type Aisle, type Language, type SoldUnit } from '@contracts/vocabulary';
import type { ShoppingThing } from '@contracts/shopping';
import { hasUnsent, joinedLists, withoutForgotten } from '@kitchen/lines/lineList';
import type { KnownEntry, ShoppingList } from '@kitchen/shopping/shoppingList';
import { shareOfKey, type ListKey, type ShoppingState } from '@/slices/shoppingSlice';
import { asJson, writeFields } from './specStorage';

const PREFIX = 'shoppingList_';

/** The key that holds a list. */
const keyOf = (list: ListKey) => `${PREFIX}${list}`;

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const given = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

const readRecipe = (value: unknown): ShoppingThing['recipe'] => {
  const { id, title } = Object(value) as Record<string, unknown>;
  return Number.isSafeInteger(id) && typeof title === 'string' ? { id: id as number, title } : undefined;
};

const readThing = (value: unknown): ShoppingThing | undefined => {
  const { name, language, id, amount, unit, grams, ml, note, recipe } = Object(value) as Record<string, unknown>;
  const words = asText(name);
  if (words === undefined) return undefined;
  return given({
    name: words,
    language: LANGUAGES.find((one: Language) => one === language) ?? 'en-GB',
    id: asText(id),
    amount: asNumber(amount),
    unit: SOLD_UNITS.find((one: SoldUnit) => one === unit),
    grams: asNumber(grams),
    ml: asNumber(ml),
    note: asText(note),
    recipe: readRecipe(recipe),
  });
};

const STATES = ['open', 'ticked', 'gone'] as const;

const readEntry = (value: unknown): KnownEntry | undefined => {
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

const readOrder = (value: unknown): ShoppingList['order'] => {
  const { aisles, at, sentAt } = Object(value) as Record<string, unknown>;
  const time = asNumber(at);
  if (!Array.isArray(aisles) || time === undefined) return undefined;
  const known = aisles.filter((one): one is Aisle => AISLES.includes(one as Aisle));
  return given({ aisles: [...new Set(known)], at: time, sentAt: asNumber(sentAt) });
};

const readList = (value: unknown): ShoppingList | undefined => {
  const { entries, order, revision, share } = Object(value) as Record<string, unknown>;
  if (!Array.isArray(entries)) return undefined;
  const read = entries.map(readEntry).filter((entry) => entry !== undefined);
  return given({
    entries: Object.fromEntries(read.map((entry) => [entry.id, entry])),
    order: readOrder(order),
    revision: asNumber(revision),
    share: asText(share),
  });
};

const field = (list: ListKey) => ({
  ...asJson<ShoppingList>(keyOf(list), readList),
  write: ({ entries, ...rest }: ShoppingList) => JSON.stringify({ entries: Object.values(entries), ...rest }),
});

/** The list that a key of the storage holds, and its content; undefined for other keys and texts that are no list. */
export const readStoredShopping = (key: string | null, text: string | null) => {
  if (!key?.startsWith(PREFIX) || text === null) return undefined;
  const list = key.slice(PREFIX.length);
  const stored = field(list).read(text);
  return stored && { list, stored };
};

/** Every shopping list of this browser. */
export const initialShopping = (area: Storage, now = Date.now()): Pick<ShoppingState, 'byList'> => {
  const keys = Array.from({ length: area.length }, (_, i) => area.key(i));
  const found = keys.flatMap((key) => readStoredShopping(key, key && area.getItem(key)) ?? []);
  return { byList: Object.fromEntries(found.map(({ list, stored }) => [list, withoutForgotten(stored, now)])) };
};

/**
 * Writes each changed list under its key. Another tab may have written the key meanwhile, so what is stored is joined and
 * never replaced.
 */
export const createShoppingWriter = () => {
  let written: ShoppingState['byList'] = {};
  return ({ byList }: Pick<ShoppingState, 'byList'>, area: Storage): void => {
    for (const list of Object.keys({ ...written, ...byList })) {
      const { [list]: now } = byList;
      if (now === written[list]) continue;
      const stored = now && readStoredShopping(keyOf(list), area.getItem(keyOf(list)))?.stored;
      writeFields<{ list: ShoppingList }>(
        { list: field(list) },
        now ? { list: stored ? joinedLists(now, stored) : now } : {},
        area,
      );
    }
    written = byList;
  };
};

/** Removes the lists of accounts that were left, except those with changes that the account lacks. */
export const forgetLeftShopping = (area: Storage): void => {
  for (const [list, stored] of Object.entries(initialShopping(area).byList))
    if (list !== 'guest' && shareOfKey(list) === undefined && !hasUnsent(stored)) area.removeItem(keyOf(list));
};
