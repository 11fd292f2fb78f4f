import type { ShoppingThing } from '@contracts/shopping';
import type { KnownEntry as KnownLine, LineList } from '../lines/lineList';

/** A line of a shopping list as this device has it. Its thing never changes, only its state. */
export type KnownEntry = KnownLine<ShoppingThing>;

/** A shopping list as this device has it. */
export type ShoppingList = LineList<ShoppingThing>;
