import { sql, type Kysely, type Transaction } from 'kysely';
import type { CookbookThing } from '@contracts/cookbook';
import type { Line } from '@kitchen/lines/lineList';
import type { Database } from '../db/schema';
import { fromJsonText } from '../text/jsonText';
import { createCollectionShares } from './collectionShares';
import { createHeldLines, type Changed, type Changing } from './heldLines';
import { COOKBOOK_TABLES } from './lineRows';
import { ofAccount } from './ofAccount';

export interface KnownCookbook {
  revision: number;
  /** What changed up to this revision may have been forgotten. */
  forgottenUntil: number;
}

type CookbookLines = ReturnType<typeof createHeldLines<CookbookThing>>;

/** A newer content replaces the one before it, unless it is of another kind. */
const thingAfter = (before: CookbookThing | undefined, change: CookbookThing | undefined) =>
  change && change.kind === before?.kind ? change : before;

/** Applies changes; the links to collections that are gone lead nowhere. */
const applyChanges = async (
  { transaction, lines }: { transaction: Transaction<Database>; lines: CookbookLines },
  uid: string,
  changing: Changing<CookbookThing>,
): Promise<Changed> => {
  await transaction
    .insertInto('cookbooks')
    .values({ id: uid, revision: 0, forgotten_until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const held = await lines.hold(transaction, uid);
  const changed = await lines.apply(transaction, uid, held!, changing);
  const gone = changing.changes.filter(({ state }) => state === 'gone').map(({ id }) => id);
  if (gone.length > 0)
    await transaction
      .deleteFrom('collection_shares')
      .where('uid', '=', uid)
      .where('collection_id', 'in', gone)
      .execute();
  return changed;
};

/** Cookbooks of accounts: the lines of notes, cooked dishes and collections, and the links to shared collections. */
export const createCookbookRepository = (db: Kysely<Database>) => {
  const lines = createHeldLines<CookbookThing>(db, COOKBOOK_TABLES, thingAfter);

  return {
    ...createCollectionShares(db),
    entries: lines.entries,
    removeForgotten: lines.removeForgotten,

    async find(uid: string): Promise<KnownCookbook | undefined> {
      const row = await db.selectFrom('cookbooks').selectAll().where('id', '=', uid).executeTakeFirst();
      return row && { revision: Number(row.revision), forgottenUntil: Number(row.forgotten_until) };
    },

    /**
     * Applies changes in one transaction: the newest content of each line stands, and what is gone stays gone.
     * @throws DomainError notSignedIn when the account is gone
     */
    change: (uid: string, changing: Changing<CookbookThing>): Promise<Changed> =>
      ofAccount(() => db.transaction().execute((transaction) => applyChanges({ transaction, lines }, uid, changing))),

    /** The collection and the lines of the recipes in it. */
    async collection(uid: string, id: string): Promise<Line<CookbookThing>[]> {
      const rows = await db
        .selectFrom('cookbook_entries')
        .select(['id', 'thing', 'changed_at'])
        .where('list_id', '=', uid)
        .where('state', '=', 'open')
        .where(({ eb, or }) => or([eb('id', '=', id), eb(sql<string>`thing`, 'like', `%${id}%`)]))
        .execute();
      return rows.flatMap(({ id: lineId, thing, changed_at }) =>
        thing === null ? [] : [{ id: lineId, thing: fromJsonText(thing), state: 'open', at: Number(changed_at) }],
      );
    },
  };
};

export type CookbookRepository = ReturnType<typeof createCookbookRepository>;
