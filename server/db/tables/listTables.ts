import type { CookbookThing } from '@contracts/cookbook';
import type { ShoppingThing } from '@contracts/shopping';
import type { Aisle } from '@contracts/vocabulary';
import type { JsonText } from '../../text/jsonText';

/** The shopping list of an account. */
export interface ShoppingListsTable {
  id: string;
  uid: string;
  /** The end of the link under which others use the list; null: it is not shared. */
  share: string | null;
  /** Grows with each change. Postgres returns a bigint as text. */
  revision: number;
  /** Lines that were taken off up to this revision may have been forgotten. */
  forgotten_until: number;
  /** The order of the aisles, and when it was chosen, in ms since 1970. */
  aisles: JsonText<Aisle[]> | null;
  aisles_at: number | null;
}

/** A line of a shopping list. One that was taken off stays for a while, without its thing. */
export interface ShoppingEntriesTable {
  list_id: string;
  /** Made by the device that added it. */
  id: string;
  thing: JsonText<ShoppingThing> | null;
  /** `open`, `ticked` or `gone`. */
  state: string;
  /** When the state was set, in ms since 1970. */
  changed_at: number;
  /** Times in the future by which devices called their changes of it, so that a repeat is known. */
  ahead: JsonText<number[]> | null;
  /** The revision of the list with which it changed last. */
  revision: number;
}

/** The cookbook of an account: its notes, cooked dishes and collections. */
export interface CookbooksTable {
  /** The uid of the account. */
  id: string;
  /** Grows with each change. Postgres returns a bigint as text. */
  revision: number;
  /** Lines that were removed up to this revision may have been forgotten. */
  forgotten_until: number;
}

/** A line of a cookbook. One that was removed stays for a while, without its thing. */
export interface CookbookEntriesTable {
  /** The uid of the account. */
  list_id: string;
  /** Made by the device that added it. */
  id: string;
  thing: JsonText<CookbookThing> | null;
  /** `open` or `gone`. */
  state: string;
  /** When it was last changed, in ms since 1970. */
  changed_at: number;
  /** Times in the future by which devices called their changes of it, so that a repeat is known. */
  ahead: JsonText<number[]> | null;
  /** The revision of the cookbook with which it changed last. */
  revision: number;
}

/** Links to collections that their owners share. */
export interface CollectionSharesTable {
  /** The end of the link. */
  share: string;
  uid: string;
  /** The id of the line of the collection. */
  collection_id: string;
}
