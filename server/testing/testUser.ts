import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A user in the database with an unusable password. */
export const addTestUser = async (db: Kysely<Database>, uid: string): Promise<void> => {
  await db
    .insertInto('users')
    .values({
      uid,
      email: `${uid}@example.org`,
      email_key: `${uid}@example.org`,
      password_hash: '',
      first_name: uid,
      last_name: '',
      profile_image_url: null,
      marketing_consent: 0,
      terms_version: '1',
      terms_accepted_at: '2026-01-01T00:00:00.000Z',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
};
