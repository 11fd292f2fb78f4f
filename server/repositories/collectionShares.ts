import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The links to shared collections of accounts. */
export const createCollectionShares = (db: Kysely<Database>) => {
  const sharesOf = (uid: string) => db.selectFrom('collection_shares').where('uid', '=', uid);

  return {
    /** The ends of the links to the shared collections of an account, by collection. */
    async shares(uid: string): Promise<Record<string, string>> {
      const rows = await sharesOf(uid).select(['collection_id', 'share']).execute();
      return Object.fromEntries(rows.map(({ collection_id, share }) => [collection_id, share]));
    },

    async ofShare(share: string): Promise<{ uid: string; collection: string } | undefined> {
      const row = await db
        .selectFrom('collection_shares')
        .select(['uid', 'collection_id'])
        .where('share', '=', share)
        .executeTakeFirst();
      return row && { uid: row.uid, collection: row.collection_id };
    },

    /** Makes the link to a collection, unless there is one. Answers the end of the link that there is. */
    async share(uid: string, collection: string, share: string): Promise<string> {
      await db
        .insertInto('collection_shares')
        .values({ share, uid, collection_id: collection })
        .onConflict((conflict) => conflict.columns(['uid', 'collection_id']).doNothing())
        .execute();
      const row = await sharesOf(uid).select('share').where('collection_id', '=', collection).executeTakeFirstOrThrow();
      return row.share;
    },

    async unshare(uid: string, collection: string): Promise<void> {
      await db.deleteFrom('collection_shares').where('uid', '=', uid).where('collection_id', '=', collection).execute();
    },
  };
};
