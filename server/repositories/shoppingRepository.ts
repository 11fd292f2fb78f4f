import type { Kysely, Transaction } from 'kysely';
import type { AisleOrder, ShoppingEntry } from '@contracts/shopping';
import { replacesState } from '@kitchen/shopping/replacesState';
import type { Database, ShoppingEntriesTable, ShoppingListsTable } from '../db/schema';
import { fromJsonText, toJsonText } from '../text/jsonText';
import { ofAccount } from './ofAccount';

/** How much a list may have: lines, and lines that were taken off and are remembered. */
export interface ShoppingRoom {
  lines: number;
  removed: number;
}

export interface KnownList {
  id: string;
  uid: string;
  revision: number;
  /** What changed up to this revision may have been forgotten. */
  forgottenUntil: number;
  share?: string;
  order?: AisleOrder;
}

interface Changing {
  changes: readonly ShoppingEntry[];
  order?: AisleOrder;
  room: ShoppingRoom;
  now: Date;
}

export interface Changed {
  revision: number;
  isChanged: boolean;
  /** New lines for which there was no room. */
  refused: string[];
}

/** How many times in the future are remembered for a line, the latest of them. */
const AHEAD_KEPT = 8;
/** Ids in one statement; SQLite and Postgres take many more. */
const IDS_AT_ONCE = 500;

const listOf = (row: ShoppingListsTable): KnownList => ({
  id: row.id,
  uid: row.uid,
  revision: Number(row.revision),
  forgottenUntil: Number(row.forgotten_until),
  ...(row.share !== null && { share: row.share }),
  ...(row.aisles !== null && { order: { aisles: fromJsonText(row.aisles), at: Number(row.aisles_at) } }),
});

/** A line with the times in the future that were said of it. */
interface KnownEntry extends ShoppingEntry {
  ahead?: readonly number[];
}

const entryOf = ({ id, thing, state, changed_at }: ShoppingEntriesTable): ShoppingEntry => ({
  id,
  ...(thing !== null && { thing: fromJsonText(thing) }),
  state: state as ShoppingEntry['state'],
  at: Number(changed_at),
});

/** Locks the list, so that its revisions follow each other without a gap. */
const holdList = async (transaction: Transaction<Database>, id: string): Promise<KnownList | undefined> => {
  const row = await transaction
    .updateTable('shopping_lists')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && listOf(row);
};

const knownEntries = async (transaction: Transaction<Database>, listId: string, ids: readonly string[]) => {
  const rows = await transaction
    .selectFrom('shopping_entries')
    .selectAll()
    .where('list_id', '=', listId)
    .where('id', 'in', ids.slice(0, IDS_AT_ONCE))
    .execute();
  return new Map<string, KnownEntry>(
    rows.map((row) => [row.id, { ...entryOf(row), ...(row.ahead !== null && { ahead: fromJsonText(row.ahead) }) }]),
  );
};

const countOf = async (transaction: Transaction<Database>, listId: string, isGone: boolean): Promise<number> => {
  const { count } = await transaction
    .selectFrom('shopping_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('list_id', '=', listId)
    .where('state', isGone ? '=' : '<>', 'gone')
    .executeTakeFirstOrThrow();
  return Number(count);
};

const write = async (transaction: Transaction<Database>, listId: string, entry: KnownEntry, revision: number) => {
  const { id, thing, state, at, ahead } = entry;
  const row = {
    thing: state === 'gone' || !thing ? null : toJsonText(thing),
    state,
    changed_at: at,
    ahead: ahead ? toJsonText([...ahead]) : null,
    revision,
  };
  await transaction
    .insertInto('shopping_entries')
    .values({ list_id: listId, id, ...row })
    .onConflict((conflict) => conflict.columns(['list_id', 'id']).doUpdateSet(row))
    .execute();
};

/** Forgets the oldest lines that were taken off, beyond the newest `kept`. */
const forgetOldest = async (transaction: Transaction<Database>, listId: string, kept: number): Promise<void> => {
  const newest = await transaction
    .selectFrom('shopping_entries')
    .select('revision')
    .where('list_id', '=', listId)
    .where('state', '=', 'gone')
    .orderBy('revision', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!newest) return;
  await transaction
    .deleteFrom('shopping_entries')
    .where('list_id', '=', listId)
    .where('state', '=', 'gone')
    .where('revision', '<=', newest.revision)
    .execute();
  await transaction
    .updateTable('shopping_lists')
    .set({ forgotten_until: newest.revision })
    .where('id', '=', listId)
    .execute();
};

/** The changes that are news, each with a time that is not in the future, and the new lines without room. */
const newsOf = async (
  transaction: Transaction<Database>,
  listId: string,
  { changes, room, now }: Changing,
): Promise<{ news: KnownEntry[]; refused: string[] }> => {
  const known = await knownEntries(
    transaction,
    listId,
    changes.map(({ id }) => id),
  );
  let count = await countOf(transaction, listId, false);
  const news = new Map<string, KnownEntry>();
  const refused: string[] = [];
  for (const change of changes) {
    const before = news.get(change.id) ?? known.get(change.id);
    // The answer to it was lost. Counted once more as the newest, it would undo what came after it.
    if (before?.ahead?.includes(change.at)) continue;
    // A clock that is ahead says only that the change is the newest.
    const isAhead = change.at > now.getTime();
    const at = isAhead ? Math.max(now.getTime(), (before?.at ?? 0) + 1) : change.at;
    const ahead = isAhead ? [...(before?.ahead ?? []), change.at].slice(-AHEAD_KEPT) : before?.ahead;
    if (!before) {
      if (change.state === 'gone' || !change.thing) continue;
      if (count >= room.lines) {
        refused.push(change.id);
        continue;
      }
      count += 1;
      news.set(change.id, { ...change, at, ahead });
    } else if (replacesState({ state: change.state, at }, before)) {
      if (change.state === 'gone') count -= 1;
      news.set(change.id, { id: change.id, thing: before.thing, state: change.state, at, ahead });
    }
  }
  return { news: [...news.values()], refused };
};

/** Shopping lists of accounts, and their lines. */
export const createShoppingRepository = (db: Kysely<Database>) => ({
  async ofAccount(uid: string): Promise<KnownList | undefined> {
    const row = await db.selectFrom('shopping_lists').selectAll().where('uid', '=', uid).executeTakeFirst();
    return row && listOf(row);
  },

  async ofShare(share: string): Promise<KnownList | undefined> {
    const row = await db.selectFrom('shopping_lists').selectAll().where('share', '=', share).executeTakeFirst();
    return row && listOf(row);
  },

  /**
   * Makes the list of an account, unless it has one.
   * @throws DomainError notSignedIn when the account is gone
   */
  async open(uid: string, id: string): Promise<KnownList> {
    await ofAccount(() =>
      db
        .insertInto('shopping_lists')
        .values({ id, uid, share: null, revision: 0, forgotten_until: 0, aisles: null, aisles_at: null })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .execute(),
    );
    const row = await db.selectFrom('shopping_lists').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
    return listOf(row);
  },

  /** Sets the end of the link; null takes it back. */
  async setShare(id: string, share: string | null): Promise<void> {
    await db.updateTable('shopping_lists').set({ share }).where('id', '=', id).execute();
  },

  /**
   * Applies changes in one transaction: the newer state of each line wins, and what is gone stays gone.
   * @returns undefined when the list is gone
   */
  change: (listId: string, changing: Changing): Promise<Changed | undefined> =>
    db.transaction().execute(async (transaction) => {
      const list = await holdList(transaction, listId);
      if (!list) return undefined;
      const { news, refused } = await newsOf(transaction, listId, changing);
      const { order, now, room } = changing;
      const orderAt =
        order && (order.at > now.getTime() ? Math.max(now.getTime(), (list.order?.at ?? 0) + 1) : order.at);
      const isOrdered = order !== undefined && orderAt! > (list.order?.at ?? -1);
      const isChanged = news.length > 0 || isOrdered;
      if (!isChanged) return { revision: list.revision, isChanged, refused };
      const revision = list.revision + 1;
      for (const entry of news) await write(transaction, listId, entry, revision);
      await transaction
        .updateTable('shopping_lists')
        .set({ revision, ...(isOrdered && { aisles: toJsonText(order.aisles), aisles_at: orderAt! }) })
        .where('id', '=', listId)
        .execute();
      if (news.some(({ state }) => state === 'gone') && (await countOf(transaction, listId, true)) > room.removed)
        await forgetOldest(transaction, listId, room.removed);
      return { revision, isChanged, refused };
    }),

  /** The lines that changed after a revision, and those with these ids. Without a revision, all that are on the list. */
  async entries(listId: string, since: number | undefined, ids: readonly string[] = []): Promise<ShoppingEntry[]> {
    const all = db.selectFrom('shopping_entries').selectAll().where('list_id', '=', listId);
    const rows =
      since === undefined
        ? await all.where('state', '<>', 'gone').execute()
        : await all.where('revision', '>', since).execute();
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id)).slice(0, IDS_AT_ONCE);
    const named = missing.length === 0 ? [] : await all.where('id', 'in', missing).execute();
    return [...rows, ...named].map(entryOf);
  },

  /** Forgets what was taken off long ago. */
  async removeForgotten(before: Date): Promise<void> {
    const old = await db
      .selectFrom('shopping_entries')
      .select(({ fn }) => ['list_id', fn.max('revision').as('revision')])
      .where('state', '=', 'gone')
      .where('changed_at', '<', before.getTime())
      .groupBy('list_id')
      .execute();
    for (const { list_id, revision } of old)
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('shopping_entries')
          .where('list_id', '=', list_id)
          .where('state', '=', 'gone')
          .where('changed_at', '<', before.getTime())
          .execute();
        await transaction
          .updateTable('shopping_lists')
          .set({ forgotten_until: Number(revision) })
          .where('id', '=', list_id)
          .where('forgotten_until', '<', Number(revision))
          .execute();
      });
  },
});

export type ShoppingRepository = ReturnType<typeof createShoppingRepository>;
