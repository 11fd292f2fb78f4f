import { sql, type Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';

/** A request to a model as the other servers see it. */
export interface SharedRequest {
  /** What has been written so far, in this order. */
  ids: RecipeId[];
  leasedUntil: Date;
  hasEnded: boolean;
  /** JSON of the failure that visitors see; null: there is none. */
  failure: string | null;
}

/** The holder of a request: the server that asks the model for all. */
interface Holder {
  key: string;
  holder: string;
}

const idsIn = (text: string) => JSON.parse(text) as RecipeId[];

interface Take {
  at: Date;
  until: Date;
  /** Keeps what a holder that died has written. */
  goesOn: boolean;
}

/**
 * Becomes the holder of a request, unless there is one that lives.
 * @returns what has been written; undefined when another one holds it
 */
const take = async (
  db: Kysely<Database>,
  { key, holder }: Holder,
  { at, until, goesOn }: Take,
): Promise<RecipeId[] | undefined> => {
  const row = await db
    .insertInto('model_requests')
    .values({
      ask_key: key,
      holder,
      leased_until: until.toISOString(),
      wanted_until: null,
      recipe_ids: '[]',
      ended_at: null,
      failure: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('ask_key')
        .doUpdateSet((eb) => ({
          holder,
          leased_until: until.toISOString(),
          ended_at: null,
          failure: null,
          recipe_ids: goesOn
            ? sql<string>`case when model_requests.ended_at is null then model_requests.recipe_ids else '[]' end`
            : eb.val('[]'),
        }))
        .where((eb) =>
          eb.or([
            eb('model_requests.leased_until', '<=', at.toISOString()),
            eb('model_requests.ended_at', 'is not', null),
          ]),
        ),
    )
    .returning('recipe_ids')
    .executeTakeFirst();
  return row && idsIn(row.recipe_ids);
};

/** What the server does that asks the model for all. */
const holding = (db: Kysely<Database>) => ({
  take: (held: Holder, how: Take) => take(db, held, how),

  /**
   * Says that the holder lives, and what it has written.
   * @returns whether a server waits for it; undefined when it is no longer the holder
   */
  async renew(
    { key, holder }: Holder,
    { at, until, ids }: { at: Date; until: Date; ids: readonly RecipeId[] },
  ): Promise<{ isWanted: boolean } | undefined> {
    const row = await db
      .updateTable('model_requests')
      .set({ leased_until: until.toISOString(), recipe_ids: JSON.stringify(ids) })
      .where('ask_key', '=', key)
      .where('holder', '=', holder)
      .returning('wanted_until')
      .executeTakeFirst();
    return row && { isWanted: row.wanted_until !== null && row.wanted_until > at.toISOString() };
  },

  /** Ends the request, for all who wait for it. */
  async end(
    { key, holder }: Holder,
    { at, ids, failure }: { at: Date; ids: readonly RecipeId[]; failure: string | null },
  ): Promise<void> {
    await db
      .updateTable('model_requests')
      .set({ ended_at: at.toISOString(), recipe_ids: JSON.stringify(ids), failure })
      .where('ask_key', '=', key)
      .where('holder', '=', holder)
      .execute();
  },

  /** Gives the request to the next who asks; what has been written stays. */
  async giveBack({ key, holder }: Holder, at: Date): Promise<void> {
    await db
      .updateTable('model_requests')
      .set({ leased_until: at.toISOString() })
      .where('ask_key', '=', key)
      .where('holder', '=', holder)
      .execute();
  },
});

/** What the other servers do, which show what the holder writes. */
const following = (db: Kysely<Database>) => ({
  /** How far the holder is; undefined when it gave the request back. */
  async look(key: string): Promise<SharedRequest | undefined> {
    const row = await db.selectFrom('model_requests').selectAll().where('ask_key', '=', key).executeTakeFirst();
    return (
      row && {
        ids: idsIn(row.recipe_ids),
        leasedUntil: new Date(row.leased_until),
        hasEnded: row.ended_at !== null,
        failure: row.failure,
      }
    );
  },

  /** Lets the holder go on for visitors of this server, whether or not it has any of its own. */
  async want(key: string, until: Date): Promise<void> {
    await db
      .updateTable('model_requests')
      .set({ wanted_until: until.toISOString() })
      .where('ask_key', '=', key)
      .execute();
  },
});

/** Requests to a model that are under way, one row for all visitors who want the same. */
export const createModelRequestsRepository = (db: Kysely<Database>) => ({
  ...holding(db),
  ...following(db),

  /** Forgets requests whose holder was last heard of before then. */
  async removeForgotten(before: Date): Promise<void> {
    await db.deleteFrom('model_requests').where('leased_until', '<', before.toISOString()).execute();
  },
});

export type ModelRequestsRepository = ReturnType<typeof createModelRequestsRepository>;
