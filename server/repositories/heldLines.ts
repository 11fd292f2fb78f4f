import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Line } from '@kitchen/lines/lineList';
import { replacesState } from '@kitchen/lines/replacesState';
import type { Database } from '../db/schema';
import type { ShoppingListsTable } from '../db/tables/listTables';
import { createLineRows, IDS_AT_ONCE, type KnownLine, type LineTables } from './lineRows';

/** How much a list may have: lines, and lines that were removed and are remembered. */
export interface LineRoom {
  lines: number;
  removed: number;
}

/** Changes of a list, and when they reached the server. */
export interface Changing<Thing> {
  changes: readonly Line<Thing>[];
  room: LineRoom;
  now: Date;
}

export interface Changed {
  revision: number;
  isChanged: boolean;
  /** New lines for which there was no room. */
  refused: string[];
}

/** The content of a line after a change; undefined: the change is not one of this line. */
type ThingAfter<Thing> = (before: Thing | undefined, change: Thing | undefined) => Thing | undefined;

/** How many times in the future are remembered for a line, the latest of them. */
const AHEAD_KEPT = 8;
/** A literal in the statement, because SQLite does not match a parameter with the condition of a partial index. */
const GONE = sql.lit('gone');
type Held = Pick<ShoppingListsTable, 'revision'>;

/** The time of a change as the server keeps it: a clock that is ahead says only that the change is the newest. */
export const timeOf = (at: number, now: Date, before = 0): number =>
  at > now.getTime() ? Math.max(now.getTime(), before + 1) : at;

/** The changes that are news, each with a time that is not in the future, and the new lines without room. */
const newsOf = <Thing extends object>(
  { known, count: held }: { known: ReadonlyMap<string, KnownLine<Thing>>; count: number },
  { changes, room, now }: Changing<Thing>,
  thingAfter: ThingAfter<Thing>,
): { news: KnownLine<Thing>[]; refused: string[] } => {
  let count = held;
  const news = new Map<string, KnownLine<Thing>>();
  const refused: string[] = [];
  for (const change of changes) {
    const before = news.get(change.id) ?? known.get(change.id);
    // Its response was lost. Counted again as the newest, the change would undo what came after it.
    if (before?.ahead?.includes(change.at)) continue;
    const isAhead = change.at > now.getTime();
    const at = timeOf(change.at, now, before?.at);
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
      news.set(change.id, {
        id: change.id,
        thing: thingAfter(before.thing, change.thing),
        state: change.state,
        at,
        ahead,
      });
    }
  }
  return { news: [...news.values()], refused };
};

/** What is read and forgotten without a lock. */
interface Lists {
  db: Kysely<Database>;
  tables: LineTables;
}

/** Rows that changed after a revision, and those with these ids. Without a revision, all that are on the list. */
const changedRows = async (
  { db, tables }: Lists,
  { listId, since, ids }: { listId: string; since: number | undefined; ids: readonly string[] },
) => {
  const all = db.selectFrom(tables.entries).selectAll().where('list_id', '=', listId);
  const rows =
    since === undefined
      ? await all.where('state', '<>', 'gone').execute()
      : await all.where('revision', '>', since).execute();
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id)).slice(0, IDS_AT_ONCE);
  const named = missing.length === 0 ? [] : await all.where('id', 'in', missing).execute();
  return [...rows, ...named];
};

/** Locks the list, so that its revisions follow each other without a gap. */
const hold = (transaction: Transaction<Database>, tables: LineTables, id: string) =>
  transaction
    .updateTable(tables.lists)
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Forgets what was removed before this time. Another server may be removing more of the list meanwhile. */
const removeForgotten = async ({ db, tables }: Lists, before: Date): Promise<void> => {
  const old = await db
    .selectFrom(tables.entries)
    .select('list_id')
    .where('state', '=', GONE)
    .where('changed_at', '<', before.getTime())
    .execute();
  for (const list_id of new Set(old.map((line) => line.list_id)))
    await db.transaction().execute(async (transaction) => {
      await hold(transaction, tables, list_id);
      const forgotten = await transaction
        .deleteFrom(tables.entries)
        .where('list_id', '=', list_id)
        .where('state', '=', 'gone')
        .where('changed_at', '<', before.getTime())
        .returning('revision')
        .execute();
      const until = forgotten.reduce((newest, { revision }) => Math.max(newest, Number(revision)), 0);
      await transaction
        .updateTable(tables.lists)
        .set({ forgotten_until: until })
        .where('id', '=', list_id)
        .where('forgotten_until', '<', until)
        .execute();
    });
};

/** Lists of lines with a state, in two tables: merging the changes of devices, and reading what changed. */
export const createHeldLines = <Thing extends object>(
  db: Kysely<Database>,
  tables: LineTables,
  thingAfter: ThingAfter<Thing>,
) => {
  const { lineOf, knownLines, countOf, write, forgetOldest } = createLineRows<Thing>(tables);

  return {
    /** Locks a list until the transaction ends; undefined when the list is gone. */
    hold: (transaction: Transaction<Database>, id: string) => hold(transaction, tables, id),

    /**
     * Applies changes to a list that is held: the newest of each line stands, and what is gone stays gone.
     * @param set further columns of the list that change with it
     */
    async apply(
      transaction: Transaction<Database>,
      listId: string,
      held: Held,
      changing: Changing<Thing>,
      set: Updateable<ShoppingListsTable> = {},
    ): Promise<Changed> {
      const { room } = changing;
      const ids = changing.changes.map(({ id }) => id);
      const before = {
        known: await knownLines(transaction, listId, ids),
        count: await countOf(transaction, listId, false),
      };
      const { news, refused } = newsOf(before, changing, thingAfter);
      const isChanged = news.length > 0 || Object.keys(set).length > 0;
      if (!isChanged) return { revision: Number(held.revision), isChanged, refused };
      const revision = Number(held.revision) + 1;
      for (const line of news) await write(transaction, listId, line, revision);
      await transaction
        .updateTable(tables.lists)
        .set({ revision, ...set })
        .where('id', '=', listId)
        .execute();
      if (news.some(({ state }) => state === 'gone') && (await countOf(transaction, listId, true)) > room.removed)
        await forgetOldest(transaction, listId, room.removed);
      return { revision, isChanged, refused };
    },

    /** The lines that changed after a revision, and those with these ids. Without a revision, all that are on the list. */
    entries: async (listId: string, since: number | undefined, ids: readonly string[] = []): Promise<Line<Thing>[]> =>
      (await changedRows({ db, tables }, { listId, since, ids })).map(lineOf),

    /** Forgets what was removed before this time. */
    removeForgotten: (before: Date): Promise<void> => removeForgotten({ db, tables }, before),
  };
};
