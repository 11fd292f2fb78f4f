import type { ShoppingThing } from '@contracts/shopping';
import type { Aisle, SoldUnit } from '@contracts/vocabulary';

/** A thing on the list, with the id of its line. */
export interface ListedThing extends ShoppingThing {
  entryId: string;
}

/** An amount with its weight in grams and its volume in millilitres, as far as they are known. */
export interface ShoppingQuantity {
  amount: number;
  unit: SoldUnit;
  grams?: number;
  ml?: number;
}

/** How much of a thing is to be bought; undefined if no amount is known. */
export const quantityOf = ({ id, amount, unit = 'piece', grams, ml }: ShoppingThing): ShoppingQuantity | undefined => {
  if (amount === undefined || amount === 0) return undefined;
  // "3 leaves" of a bay leaf are three bay leaves.
  const counted = unit === 'leaf' && id?.endsWith('-leaf') ? 'piece' : unit;
  return { amount, unit: counted, ...(grams !== undefined && { grams }), ...(ml !== undefined && { ml }) };
};

/** What the cook sees as one line: everything on the list that is bought as one thing. */
export interface ShoppingLine {
  /** The same for the same thing, whatever else is on the list. */
  key: string;
  /** Id in the table of ingredients. */
  id?: string;
  name: string;
  /** Usually one; more where units cannot be added, such as a packet and 200 g. */
  quantities: readonly ShoppingQuantity[];
  /** Something on the line has no amount: "salt" beside "1 tsp salt". */
  isMore: boolean;
  aisle: Aisle;
  entryIds: readonly string[];
  /** The recipes that need it, in the order in which they were added. */
  recipes: readonly NonNullable<ShoppingThing['recipe']>[];
}
