import type { Transaction } from 'kysely';
import type { ShoppingThing } from '@contracts/shopping';
import type { Line } from '@kitchen/lines/lineList';
import type { Database } from '../db/schema';
import type { ShoppingEntriesTable } from '../db/tables/listTables';
import { fromJsonText, toJsonText } from '../text/jsonText';

/** A line with the times in the future that were said of it. */
export interface KnownLine<Thing> extends Line<Thing> {
  ahead?: readonly number[];
}

/** The tables of a kind of list. All kinds have the same columns, so Kysely knows them by the names of one kind. */
export interface LineTables {
  lists: 'shopping_lists';
  entries: 'shopping_entries';
}

export const SHOPPING_TABLES: LineTables = { lists: 'shopping_lists', entries: 'shopping_entries' };
export const COOKBOOK_TABLES = { lists: 'cookbooks', entries: 'cookbook_entries' } as unknown as LineTables;

/** Ids in one statement; SQLite and Postgres take many more. */
export const IDS_AT_ONCE = 500;

/** A list in a transaction. */
interface ListAt {
  transaction: Transaction<Database>;
  tables: LineTables;
  listId: string;
}

/** How many lines are gone, or are not. */
const countOf = async ({ transaction, tables, listId }: ListAt, isGone: boolean): Promise<number> => {
  const { count } = await transaction
    .selectFrom(tables.entries)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('list_id', '=', listId)
    .where('state', isGone ? '=' : '<>', 'gone')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Forgets the oldest lines that were removed, beyond the newest `kept`. */
const forgetOldest = async ({ transaction, tables, listId }: ListAt, kept: number): Promise<void> => {
  const newest = await transaction
    .selectFrom(tables.entries)
    .select('revision')
    .where('list_id', '=', listId)
    .where('state', '=', 'gone')
    .orderBy('revision', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!newest) return;
  await transaction
    .deleteFrom(tables.entries)
    .where('list_id', '=', listId)
    .where('state', '=', 'gone')
    .where('revision', '<=', newest.revision)
    .execute();
  await transaction
    .updateTable(tables.lists)
    .set({ forgotten_until: newest.revision })
    .where('id', '=', listId)
    .execute();
};

/** The rows of lines in these tables: read, counted, written and forgotten. */
export const createLineRows = <Thing extends object>(tables: LineTables) => {
  const lineOf = ({ id, thing, state, changed_at }: ShoppingEntriesTable): Line<Thing> => ({
    id,
    ...(thing !== null && { thing: fromJsonText(thing) as unknown as Thing }),
    state: state as Line<Thing>['state'],
    at: Number(changed_at),
  });

  const knownLines = async (transaction: Transaction<Database>, listId: string, ids: readonly string[]) => {
    const rows = await transaction
      .selectFrom(tables.entries)
      .selectAll()
      .where('list_id', '=', listId)
      .where('id', 'in', ids.slice(0, IDS_AT_ONCE))
      .execute();
    return new Map<string, KnownLine<Thing>>(
      rows.map((row) => [row.id, { ...lineOf(row), ...(row.ahead !== null && { ahead: fromJsonText(row.ahead) }) }]),
    );
  };

  const write = async (
    transaction: Transaction<Database>,
    listId: string,
    { id, thing, state, at, ahead }: KnownLine<Thing>,
    revision: number,
  ) => {
    const row = {
      thing: state === 'gone' || !thing ? null : toJsonText(thing as unknown as ShoppingThing),
      state,
      changed_at: at,
      ahead: ahead ? toJsonText([...ahead]) : null,
      revision,
    };
    await transaction
      .insertInto(tables.entries)
      .values({ list_id: listId, id, ...row })
      .onConflict((conflict) => conflict.columns(['list_id', 'id']).doUpdateSet(row))
      .execute();
  };

  return {
    lineOf,
    knownLines,
    write,
    countOf: (transaction: Transaction<Database>, listId: string, isGone: boolean) =>
      countOf({ transaction, tables, listId }, isGone),
    forgetOldest: (transaction: Transaction<Database>, listId: string, kept: number) =>
      forgetOldest({ transaction, tables, listId }, kept),
  };
};
