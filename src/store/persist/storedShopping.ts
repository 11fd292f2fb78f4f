import { AISLES, LANGUAGES, SOLD_UNITS, type Aisle, type Language, type SoldUnit } from '@contracts/vocabulary';
import type { ShoppingThing } from '@contracts/shopping';
import type { ShoppingList } from '@kitchen/shopping/shoppingList';
import { shareOfKey, type ShoppingState } from '@/slices/shoppingSlice';
import type { LineOverflow } from '../lineOverflow';
import { asNumber, asText, createStoredLines, given, readRecipe } from './storedLines';

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

const readOrder = (value: unknown): ShoppingList['order'] => {
  const { aisles, at, sentAt } = Object(value) as Record<string, unknown>;
  const time = asNumber(at);
  if (!Array.isArray(aisles) || time === undefined) return undefined;
  const known = aisles.filter((one): one is Aisle => AISLES.includes(one as Aisle));
  return given({ aisles: [...new Set(known)], at: time, sentAt: asNumber(sentAt) });
};

const lines = createStoredLines<ShoppingThing>({ prefix: 'shoppingList_', readThing, readOrder });

/** The list that a key of the storage holds, and its content; undefined for other keys and texts that are not a list. */
export const readStoredShopping = (key: string | null, text: string | null) => {
  const read = lines.read(key, text);
  return read && { list: read.owner, stored: read.stored };
};

/** Every shopping list of this browser. */
export const initialShopping = (area: Storage, now?: number): Pick<ShoppingState, 'byList'> => ({
  byList: lines.initial(area, now),
});

/** Writes each changed list under its key, or where there is room. */
export const createShoppingWriter = (overflow: LineOverflow) => {
  const write = lines.createWriter(overflow);
  return ({ byList }: Pick<ShoppingState, 'byList'>, area: Storage): void | Promise<void> => write(byList, area);
};

/** Removes the lists of accounts that were left, except those of which something is here alone. */
export const forgetLeftShopping = (area: Storage): void =>
  lines.forgetLeft(area, (owner) => owner === 'guest' || shareOfKey(owner) !== undefined);
