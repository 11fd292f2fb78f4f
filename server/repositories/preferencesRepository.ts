import type { Kysely } from 'kysely';
import type { Preferences } from '@contracts/preferences';
import type { Database } from '../db/schema';
import { ofAccount } from './ofAccount';

/** The preferences of each account, as they were sent. */
export const createPreferencesRepository = (db: Kysely<Database>) => ({
  /** Undefined for an account that never stored any. */
  async find(uid: string): Promise<Preferences | undefined> {
    const row = await db.selectFrom('preferences').select('body').where('uid', '=', uid).executeTakeFirst();
    return row && (JSON.parse(row.body) as Preferences);
  },

  /** @throws DomainError notSignedIn when the account is gone */
  async store(uid: string, preferences: Preferences, at: Date): Promise<void> {
    const stored = { body: JSON.stringify(preferences), changed_at: at.toISOString() };
    const insert = db
      .insertInto('preferences')
      .values({ uid, ...stored })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(stored));
    await ofAccount(() => insert.execute());
  },
});

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
