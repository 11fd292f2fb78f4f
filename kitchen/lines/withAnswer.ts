import type { AisleOrder } from '@contracts/shopping';
import { isUnsent, type KnownEntry, type Line, type LineList, type Sent } from './lineList';

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
