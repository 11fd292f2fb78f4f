import type { ShoppingThing } from '@contracts/shopping';
import { quantityOf } from './listedThing';
import { wholeOfPart } from './wholeOfPart';

/** What is bought: the same for an egg and its yolk. */
const boughtAs = (thing: ShoppingThing): string =>
  thing.id === undefined
    ? `name:${thing.name.trim().toLowerCase()}`
    : (wholeOfPart(thing.id, quantityOf(thing))?.whole ?? thing.id);

/**
 * How many things there are to buy, as `mergeLines` shows them, but without its tables, for a page that shows only the
 * number. It does not tell kinds of one thing apart, such as salted butter and butter.
 */
export const countThings = (things: readonly ShoppingThing[]): number => new Set(things.map(boughtAs)).size;
