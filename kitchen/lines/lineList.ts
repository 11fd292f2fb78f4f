import { SHOPPING_REMOVED_KNOWN_MS } from '@contracts/limits';
import type { AisleOrder, ShoppingState } from '@contracts/shopping';

/** A line: a random id, its content, its state, and when either was last set, in ms since 1970. */
export interface Line<Thing> {
  id: string;
  /** A line that is gone has none. */
  thing?: Thing;
  state: ShoppingState;
  at: number;
}

/** What a device sends to the server. */
export interface Sent<Thing> {
  changes: Line<Thing>[];
  order?: AisleOrder;
}

/** A line as this device has it. */
export interface KnownEntry<Thing> extends Line<Thing> {
  /** The server has every change of this line that was made here until then, in ms since 1970. */
  sentAt?: number;
  /** The server has no room for it, so it stays on this device. */
  isRefused?: true;
}

/** A list as this device has it: its lines by id, those that are gone included. */
export interface LineList<Thing> {
  entries: Record<string, KnownEntry<Thing>>;
  order?: AisleOrder & { sentAt?: number };
  /** The last revision of the server that was read; absent before the first. */
  revision?: number;
  /** The end of the link under which it is shared. */
  share?: string;
}

export const EMPTY_LIST: LineList<never> = { entries: {} };

/** Whether the server lacks the last change of a line or of an order. */
export const isUnsent = ({ at, sentAt = -1 }: { at: number; sentAt?: number }) => at > sentAt;

/** A time after everything this device knows of a line, so that a clock that is behind loses no change. */
const timeAfter = (now: number, { at, sentAt = 0 }: { at: number; sentAt?: number }) =>
  Math.max(now, at + 1, sentAt + 1);

/** A line whose state was set here. One that is gone stays gone. */
export const withState = <T>(entry: KnownEntry<T>, state: ShoppingState, now: number): KnownEntry<T> => {
  if (entry.state === 'gone' || entry.state === state) return entry;
  const { thing, ...rest } = entry;
  return { ...rest, ...(state !== 'gone' && thing && { thing }), state, at: timeAfter(now, entry) };
};

/** The list with the state of these lines set here. */
export const withStates = <T>(
  { entries, ...rest }: LineList<T>,
  ids: readonly string[],
  state: ShoppingState,
  now: number,
): LineList<T> => {
  const changed = { ...entries };
  for (const id of ids) if (changed[id]) changed[id] = withState(changed[id], state, now);
  return { ...rest, entries: changed };
};

/** A line whose content was changed here. One that is gone stays gone. */
export const withThing = <T>(entry: KnownEntry<T>, thing: T, now: number): KnownEntry<T> =>
  entry.state === 'gone' ? entry : { ...entry, thing, at: timeAfter(now, entry) };

/** The changes that the server does not have yet, oldest first, as many as fit into a call. */
export const unsentChanges = <T>({ entries, order }: LineList<T>, most: number): Sent<T> => {
  const changes = Object.values(entries)
    .filter(isUnsent)
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ id, thing, state, at }) => ({ id, ...(thing && { thing }), state, at }));
  return { changes, ...(order && isUnsent(order) && { order: { aisles: order.aisles, at: order.at } }) };
};

/** Whether the server lacks something of this list. */
export const hasUnsent = ({ entries, order }: LineList<unknown>): boolean =>
  Object.values(entries).some(isUnsent) || (order !== undefined && isUnsent(order));

/** Whether something of this list is on this device alone: it is still to be sent, or the server has no room for it. */
export const isPartlyHereOnly = (list: LineList<unknown>): boolean =>
  hasUnsent(list) || Object.values(list.entries).some(({ isRefused, state }) => isRefused === true && state !== 'gone');

/** Without the lines that have been gone for so long that no device can bring them back. */
export const withoutForgotten = <T>(list: LineList<T>, now: number): LineList<T> => {
  const isForgotten = (entry: KnownEntry<T>) =>
    entry.state === 'gone' &&
    !(entry.sentAt !== undefined && isUnsent(entry)) &&
    entry.at < now - SHOPPING_REMOVED_KNOWN_MS;
  const kept = Object.values(list.entries).filter((entry) => !isForgotten(entry));
  return { ...list, entries: Object.fromEntries(kept.map((entry) => [entry.id, entry])) };
};
