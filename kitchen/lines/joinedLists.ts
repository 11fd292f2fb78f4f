import type { KnownEntry, LineList } from './lineList';
import { replacesState } from './replacesState';

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
