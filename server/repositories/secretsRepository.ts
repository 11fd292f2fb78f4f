import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** What this server signs with. */
export const createSecretsRepository = (db: Kysely<Database>) => ({
  /**
   * The secret of this name, the same for ever.
   * @param fresh becomes it when there is none yet
   */
  async read(name: string, fresh: string): Promise<string> {
    await db
      .insertInto('server_secrets')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db
      .selectFrom('server_secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  },
});
