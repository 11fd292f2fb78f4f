import type { Kysely } from 'kysely';
import type { AisleOrder, ShoppingThing } from '@contracts/shopping';
import type { Database } from '../db/schema';
import type { ShoppingListsTable } from '../db/tables/listTables';
import { fromJsonText, toJsonText } from '../text/jsonText';
import { createHeldLines, timeOf, type Changed, type Changing } from './heldLines';
import { SHOPPING_TABLES } from './lineRows';
import { ofAccount } from './ofAccount';

export interface KnownList {
  id: string;
  uid: string;
  revision: number;
  /** What changed up to this revision may have been forgotten. */
  forgottenUntil: number;
  share?: string;
  order?: AisleOrder;
}

interface ListChanging extends Changing<ShoppingThing> {
  order?: AisleOrder;
}

const listOf = (row: ShoppingListsTable): KnownList => ({
  id: row.id,
  uid: row.uid,
  revision: Number(row.revision),
  forgottenUntil: Number(row.forgotten_until),
  ...(row.share !== null && { share: row.share }),
  ...(row.aisles !== null && { order: { aisles: fromJsonText(row.aisles), at: Number(row.aisles_at) } }),
});

/**
 * What is to be bought never changes: another amount is another line. Only the recipe that it is for gets another id
 * when a guest's recipe is moved to the account.
 */
const thingAfter = (before: ShoppingThing | undefined, change: ShoppingThing | undefined): ShoppingThing | undefined =>
  before?.recipe && change?.recipe ? { ...before, recipe: { ...before.recipe, id: change.recipe.id } } : before;

/** Finds a list by its account or by the end of its link; undefined when there is none. */
const listFinders = (db: Kysely<Database>) => {
  const listWhere = async (column: 'uid' | 'share', value: string): Promise<KnownList | undefined> => {
    const row = await db.selectFrom('shopping_lists').selectAll().where(column, '=', value).executeTakeFirst();
    return row && listOf(row);
  };
  return { ofAccount: (uid: string) => listWhere('uid', uid), ofShare: (share: string) => listWhere('share', share) };
};

/** Shopping lists of accounts, and their lines. */
export const createShoppingRepository = (db: Kysely<Database>) => {
  const lines = createHeldLines<ShoppingThing>(db, SHOPPING_TABLES, thingAfter);
  return {
    entries: lines.entries,
    removeForgotten: lines.removeForgotten,

    ...listFinders(db),

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

    /**
     * Makes the link to a list, unless there is one.
     * @returns the end of the link that there is; undefined when the list is gone
     */
    async share(id: string, share: string): Promise<string | undefined> {
      const row = await db
        .updateTable('shopping_lists')
        .set(({ fn, val }) => ({ share: fn.coalesce('share', val(share)) }))
        .where('id', '=', id)
        .returning('share')
        .executeTakeFirst();
      return row?.share ?? undefined;
    },

    /** Takes the link back. */
    async unshare(id: string): Promise<void> {
      await db.updateTable('shopping_lists').set({ share: null }).where('id', '=', id).execute();
    },

    /**
     * Applies changes in one transaction: the newer state of each line wins, and what is gone stays gone.
     * @returns undefined when the list is gone
     */
    change: (listId: string, { order, ...changing }: ListChanging): Promise<Changed | undefined> =>
      db.transaction().execute(async (transaction) => {
        const row = await lines.hold(transaction, listId);
        if (!row) return undefined;
        const list = listOf(row);
        const orderAt = order && timeOf(order.at, changing.now, list.order?.at);
        const isOrdered = order !== undefined && orderAt! > (list.order?.at ?? -1);
        const set = isOrdered ? { aisles: toJsonText(order.aisles), aisles_at: orderAt! } : {};
        return lines.apply(transaction, listId, list, changing, set);
      }),
  };
};

export type ShoppingRepository = ReturnType<typeof createShoppingRepository>;
