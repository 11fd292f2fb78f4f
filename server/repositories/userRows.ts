import type { Insertable, Selectable } from 'kysely';
import type { User } from '@contracts/session';
import type { UsersTable } from '../db/tables/accountTables';

/** A stored user: the part shown to the user, and what the server also needs. */
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

/** E-mail addresses are equal when they differ only in case. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The account in a row. */
export const toAccount = (row: Selectable<UsersTable>): Account => ({
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

/** The row of a new account. */
export const toUserRow = (account: NewAccount): Insertable<UsersTable> => {
  const at = account.at.toISOString();
  return {
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
  };
};
