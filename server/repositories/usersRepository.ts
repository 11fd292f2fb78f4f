import type { Kysely } from 'kysely';
import type { User } from '@contracts/session';
import type { Database } from '../db/schema';
import type { UsersTable } from '../db/tables/accountTables';
import { writeSession, type NewSession } from './sessionsRepository';
import { createUserCredentials } from './userCredentials';
import { emailKeyOf, toAccount, toUserRow, type Account, type NewAccount } from './userRows';

/** User accounts. A change of the credentials ends the other sessions in the same transaction. */
export const createUsersRepository = (db: Kysely<Database>) => {
  const change = async (uid: string, values: Partial<UsersTable>): Promise<User | undefined> => {
    const row = await db.updateTable('users').set(values).where('uid', '=', uid).returningAll().executeTakeFirst();
    return row && toAccount(row).user;
  };

  return {
    ...createUserCredentials(db),

    /** @returns undefined when the address already has an account */
    async add(account: NewAccount, session: NewSession): Promise<User | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('users')
          .values(toUserRow(account))
          .onConflict((conflict) => conflict.column('email_key').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        await writeSession(transaction, account.uid, session);
        return toAccount(row).user;
      });
    },

    async find(uid: string): Promise<Account | undefined> {
      const row = await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
      return row && toAccount(row);
    },

    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('email_key', '=', emailKeyOf(email))
        .executeTakeFirst();
      return row && toAccount(row);
    },

    rename: (uid: string, firstName: string, lastName: string) =>
      change(uid, { first_name: firstName, last_name: lastName }),

    setMarketingConsent: (uid: string, isGiven: boolean) => change(uid, { marketing_consent: isGiven ? 1 : 0 }),
  };
};

export type UsersRepository = ReturnType<typeof createUsersRepository>;
