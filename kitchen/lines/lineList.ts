import { SHOPPING_REMOVED_KNOWN_MS } from '@contracts/limits';
import type { AisleOrder, ShoppingState } from '@contracts/shopping';
import { replacesState } from './replacesState';

/** A line: a random id, its content, its state, and when either was last set, in ms since 1970. */
export interface Line<Thing> {
  id: string;
  /** A line that is gone has none. */
  thing?: Thing;
  state: ShoppingState;
  at: number;
}

/** What a device sends to the server. */
interface Sent<Thing> {
  changes: Line<Thing>[];
  order?: AisleOrder;
}

/** What the server has of a list, or what changed there. */
interface Answer<Thing> {
  revision: number;
  /** Every line is here, and what is not here is gone. */
  isWhole: boolean;
  entries: readonly Line<Thing>[];
  order?: AisleOrder;
  refused: readonly string[];
  share?: string | null;
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

const isUnsent = ({ at, sentAt = -1 }: { at: number; sentAt?: number }) => at > sentAt;

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

const withSent = <T extends { at: number; sentAt?: number }>(known: T, at: number): T => ({
  ...known,
  sentAt: Math.max(known.sentAt ?? 0, at),
});

/** What the server says of a line, unless a change made here is still to be sent. */
const adopted = <T>(known: KnownEntry<T> | undefined, news: Line<T>): KnownEntry<T> => {
  if (!known) return { ...news, sentAt: news.at };
  if (known.state === 'gone' || (isUnsent(known) && news.state !== 'gone')) return known;
  const thing = news.state === 'gone' ? undefined : (news.thing ?? known.thing);
  return {
    id: news.id,
    ...(thing && { thing }),
    state: news.state,
    at: news.at,
    sentAt: Math.max(known.sentAt ?? 0, news.at),
  };
};

/** Whether a line is gone on the server that was there before: it may take what it had no room for. */
const hasMadeRoom = <T>({ entries }: LineList<T>, answer: Answer<T>, sent: Sent<T>): boolean =>
  sent.changes.some(({ state }) => state === 'gone') ||
  answer.entries.some(({ id, state }) => state === 'gone' && entries[id] && entries[id].state !== 'gone');

const withoutRefusal = <T>({ isRefused: _former, ...entry }: KnownEntry<T>): KnownEntry<T> => entry;

/** The lines, with those that the server had no room for to be sent again. */
const withRefusedAgain = <T>(entries: LineList<T>['entries']): LineList<T>['entries'] =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const { isRefused, sentAt: _sent, ...unsent } = entry;
      return [id, isRefused && entry.state !== 'gone' ? unsent : entry];
    }),
  );

/** The list after the server's answer to what was sent. An answer that is older than one already read adds nothing. */
export const withAnswer = <T>(list: LineList<T>, answer: Answer<T>, sent: Sent<T> = { changes: [] }): LineList<T> => {
  const refused = new Set(answer.refused);
  const entries = hasMadeRoom(list, answer, sent) ? withRefusedAgain(list.entries) : { ...list.entries };
  for (const { id, at } of sent.changes) {
    const known = entries[id];
    if (known) entries[id] = { ...withSent(withoutRefusal(known), at), ...(refused.has(id) && { isRefused: true }) };
  }
  const order = list.order && sent.order ? withSent(list.order, sent.order.at) : list.order;
  if (list.revision !== undefined && answer.revision < list.revision)
    return { ...list, entries, ...(order && { order }) };
  for (const news of answer.entries) entries[news.id] = adopted(entries[news.id], news);
  if (answer.isWhole) {
    const has = new Set(answer.entries.map(({ id }) => id));
    for (const entry of Object.values(entries))
      if (!has.has(entry.id) && !isUnsent(entry) && !entry.isRefused) delete entries[entry.id];
  }
  // Only the owner's answers say whether there is a link.
  const share = answer.share === undefined ? list.share : answer.share;
  const isOrderNews = answer.order && !(order && isUnsent(order));
  return {
    entries,
    ...(isOrderNews ? { order: { ...answer.order!, sentAt: answer.order!.at } } : order && { order }),
    revision: answer.revision,
    ...(share !== undefined && share !== null && { share }),
  };
};

/** One line as two tabs know it. What is still to be sent is newer than what the server said. */
const joinedEntry = <T>(one: KnownEntry<T>, other: KnownEntry<T>, isOtherNewer: boolean): KnownEntry<T> => {
  const sentAt = Math.max(one.sentAt ?? -1, other.sentAt ?? -1);
  const fresh = [one, other].filter(({ at }) => at > sentAt);
  const [first, second] = fresh.length === 1 ? [fresh[0]!, fresh[0]!] : [one, other];
  const isSecond = fresh.length === 0 ? isOtherNewer : replacesState(second, first);
  const winner = one.state === 'gone' ? one : other.state === 'gone' ? other : isSecond ? second : first;
  const thing = winner.state === 'gone' ? undefined : (winner.thing ?? one.thing ?? other.thing);
  // A line that the server has taken was refused before that, if ever: a server has no line that it refuses later.
  const isTaken = [one, other].some((entry) => entry.sentAt !== undefined && !entry.isRefused);
  return {
    id: one.id,
    ...(thing && { thing }),
    state: winner.state,
    at: winner.at,
    ...(sentAt >= 0 && { sentAt }),
    ...(!isTaken && (one.isRefused ?? other.isRefused) && { isRefused: true }),
  };
};

/** A list as two tabs know it: nothing that either has is lost, and nothing that either took off comes back. */
export const joinedLists = <T>(one: LineList<T>, other: LineList<T>): LineList<T> => {
  const isOtherNewer = (other.revision ?? -1) > (one.revision ?? -1);
  const entries = { ...one.entries };
  for (const entry of Object.values(other.entries)) {
    const known = entries[entry.id];
    entries[entry.id] = known ? joinedEntry(known, entry, isOtherNewer) : entry;
  }
  const orders = [one.order, other.order].filter((order) => order !== undefined);
  const order = orders.sort((a, b) => b.at - a.at)[0];
  const newer = isOtherNewer ? other : one;
  const share = newer.share ?? one.share ?? other.share;
  return {
    entries,
    ...(order && { order }),
    ...(newer.revision !== undefined && { revision: newer.revision }),
    ...(share !== undefined && { share }),
  };
};

/** Whether a list has every line and change that a copy of it has, so that the copy can go. */
export const isCovered = <T>(copy: LineList<T>, list: LineList<T>): boolean => {
  const joined = joinedLists(list, copy);
  const isSame = ({ id, at, state, sentAt }: KnownEntry<T>) => {
    const known = list.entries[id];
    return known !== undefined && known.at === at && known.state === state && known.sentAt === sentAt;
  };
  return Object.values(joined.entries).every(isSame) && joined.order?.at === list.order?.at;
};

/** A guest's lines on the list of an account that they were moved to. A line that the account knows is not moved again. */
export const withMoved = <T>(list: LineList<T>, guest: LineList<T>): LineList<T> => {
  const entries = { ...list.entries };
  for (const { id, thing, state, at } of Object.values(guest.entries))
    if (state !== 'gone' && thing && !entries[id]) entries[id] = { id, thing, state, at };
  const order = list.order ?? (guest.order && { aisles: guest.order.aisles, at: guest.order.at });
  return { ...list, entries, ...(order && { order }) };
};

/** Without the lines that have been gone for so long that no device can bring them back. */
export const withoutForgotten = <T>(list: LineList<T>, now: number): LineList<T> => {
  const isForgotten = (entry: KnownEntry<T>) =>
    entry.state === 'gone' &&
    !(entry.sentAt !== undefined && isUnsent(entry)) &&
    entry.at < now - SHOPPING_REMOVED_KNOWN_MS;
  const kept = Object.values(list.entries).filter((entry) => !isForgotten(entry));
  return { ...list, entries: Object.fromEntries(kept.map((entry) => [entry.id, entry])) };
};
