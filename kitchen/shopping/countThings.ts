import type { ShoppingThing } from '@contracts/shopping';
import { wholeOfPart } from './wholeOfPart';

/** What is bought: the same for an egg and its yolk. */
const boughtAs = ({ id, name, amount, unit = 'piece', grams, ml }: ShoppingThing): string => {
  if (id === undefined) return `name:${name.trim().toLowerCase()}`;
  return wholeOfPart(id, amount === undefined ? undefined : { amount, unit, grams, ml })?.whole ?? id;
};

/**
 * How many things there are to buy, as `mergeLines` shows them, but without its tables, for a page that shows only the
 * number. It does not tell kinds of one thing apart, such as salted butter and butter.
 */
export const countThings = (things: readonly ShoppingThing[]): number => new Set(things.map(boughtAs)).size;
