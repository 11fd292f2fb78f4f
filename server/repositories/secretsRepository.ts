import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The server's signing secrets. */
export const createSecretsRepository = (db: Kysely<Database>) => ({
  /**
   * The secret of this name, which never changes.
   * @param fresh becomes the secret if there is none yet
   */
  async read(name: string, fresh: string): Promise<string> {
    const find = () => db.selectFrom('server_secrets').select('value').where('name', '=', name);
    const known = await find().executeTakeFirst();
    // A start that writes nothing does not wait for another program that does.
    if (known) return known.value;
    await db
      .insertInto('server_secrets')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await find().executeTakeFirstOrThrow();
    return value;
  },
});
