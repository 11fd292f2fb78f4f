import type { Kysely, Selectable, Transaction } from 'kysely';
import type { User } from '@contracts/session';
import type { Database, UsersTable } from '../db/schema';
import { writeSession, type NewSession, type Proof } from './sessionsRepository';

/** A user as he is stored: what he sees of himself, and what the server needs beside. */
export interface Account {
  user: User;
  passwordHash: string;
  termsVersion: string;
  termsAcceptedAt: Date;
  createdAt: Date;
}

export interface NewAccount {
  uid: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  marketingConsent: boolean;
  termsVersion: string;
  at: Date;
}

/** E-mail addresses are one when they differ in upper and lower case only. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const toAccount = (row: Selectable<UsersTable>): Account => ({
  user: {
    uid: row.uid,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: row.profile_image_url,
    marketingConsent: row.marketing_consent === 1,
    termsVersion: row.terms_version,
    termsAcceptedAt: new Date(row.terms_accepted_at).toISOString(),
  },
  passwordHash: row.password_hash,
  termsVersion: row.terms_version,
  termsAcceptedAt: new Date(row.terms_accepted_at),
  createdAt: new Date(row.created_at),
});

/** Unique constraints of SQLite and of Postgres. */
const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNIQUE_CODES.has(String(error.code));

/** Nothing that was open stays open, but for the one session that did this. */
const endEverythingBut = async (db: Transaction<Database>, uid: string, session: NewSession | null) => {
  await db.deleteFrom('sessions').where('uid', '=', uid).execute();
  await db.deleteFrom('reset_tokens').where('uid', '=', uid).execute();
  if (session) await writeSession(db, uid, session);
};

/** Who has an account. A change of what one signs in with ends the other sessions in the same transaction. */
export const createUsersRepository = (db: Kysely<Database>) => {
  const change = async (uid: string, values: Partial<UsersTable>): Promise<User | undefined> => {
    const row = await db.updateTable('users').set(values).where('uid', '=', uid).returningAll().executeTakeFirst();
    return row && toAccount(row).user;
  };

  /** @param session the one that goes on, with a new id */
  const changeProved = ({ uid, passwordHash }: Proof, values: Partial<UsersTable>, session: NewSession) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('users')
        .set(values)
        .where('uid', '=', uid)
        .where('password_hash', '=', passwordHash)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await endEverythingBut(transaction, uid, session);
      return toAccount(row).user;
    });

  return {
    /** @returns undefined when the address has an account already */
    async add(account: NewAccount, session: NewSession): Promise<User | undefined> {
      const at = account.at.toISOString();
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('users')
          .values({
            uid: account.uid,
            email: account.email,
            email_key: emailKeyOf(account.email),
            password_hash: account.passwordHash,
            first_name: account.firstName,
            last_name: account.lastName,
            profile_image_url: null,
            marketing_consent: account.marketingConsent ? 1 : 0,
            terms_version: account.termsVersion,
            terms_accepted_at: at,
            created_at: at,
          })
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

    /** The same password, hashed anew; nothing happens when it was changed meanwhile. */
    async rehash(uid: string, from: string, to: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: to })
        .where('uid', '=', uid)
        .where('password_hash', '=', from)
        .execute();
    },

    /** @returns 'taken' when another account has this address; undefined when the proof is no longer one */
    async changeEmail(proof: Proof, email: string, session: NewSession): Promise<User | 'taken' | undefined> {
      try {
        return await changeProved(proof, { email, email_key: emailKeyOf(email) }, session);
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    /** @returns undefined when the proof is no longer one */
    changePassword: (proof: Proof, passwordHash: string, session: NewSession) =>
      changeProved(proof, { password_hash: passwordHash }, session),

    /**
     * Sets a new password for whoever has this link, which is used up by it.
     * @returns the user, or undefined when there is no such link, or no longer
     */
    async resetPassword(tokenHash: string, passwordHash: string, now: Date): Promise<User | undefined> {
      return db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('reset_tokens')
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now.toISOString())
          .returning('uid')
          .executeTakeFirst();
        if (!link) return undefined;
        const row = await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('uid', '=', link.uid)
          .returningAll()
          .executeTakeFirst();
        await endEverythingBut(transaction, link.uid, null);
        return row && toAccount(row).user;
      });
    },
  };
};

export type UsersRepository = ReturnType<typeof createUsersRepository>;
