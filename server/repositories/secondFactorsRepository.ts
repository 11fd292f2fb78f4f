import type { Kysely, Transaction } from 'kysely';
import type { User } from '@contracts/session';
import type { Database } from '../db/schema';
import type { Also } from '../db/unit';
import { holdAccount } from './ofAccount';
import { hasSecondFactor, writeSession, type NewSession, type Proof } from './sessionsRepository';
import { emailKeyOf, toAccount } from './userRows';

const nothing = () => Promise.resolve();

export interface StoredFactor {
  sealedKey: string;
  startedAt: Date;
  /** null: set up, but not confirmed. */
  turnedOnAt: Date | null;
  /** Hashes of the unused recovery codes. */
  codeHashes: string[];
}

/** A right code, which works once. */
export type RightCode =
  | {
      kind: 'app';
      step: number;
      /** The newest step that is valid now. A later one was accepted while the server's clock was ahead. */
      latest: number;
    }
  | { kind: 'recovery'; hash: string };

/** A factor that was confirmed. */
export interface Confirmed {
  uid: string;
  /** As it was when the code was checked; another set-up since then has another key. */
  sealedKey: string;
  step: number;
  codeHashes: readonly string[];
  at: Date;
}

/** `outdated`: the password or the factor changed meanwhile; `used`: the code was used before. */
export type Outcome = 'done' | 'outdated' | 'used';

/** Uses up a code; false if it was used before. */
const spend = async (db: Transaction<Database>, uid: string, code: RightCode): Promise<boolean> => {
  if (code.kind === 'recovery') {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('uid', '=', uid)
      .where('code_hash', '=', code.hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: code.step })
    .where('uid', '=', uid)
    .where(({ eb, or }) => or([eb('last_step', '<', code.step), eb('last_step', '>', code.latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const writeCodes = async (db: Transaction<Database>, uid: string, hashes: readonly string[]): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('uid', '=', uid).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ uid, code_hash })))
    .execute();
};

/** Runs a change in the transaction that uses up the code, on the condition that the password is still the proven one. */
const withCode = (
  db: Kysely<Database>,
  { uid, passwordHash }: Proof,
  code: RightCode,
  change: (transaction: Transaction<Database>) => Promise<unknown>,
): Promise<Outcome> =>
  db.transaction().execute(async (transaction): Promise<Outcome> => {
    if (!(await holdAccount(transaction, { uid, password_hash: passwordHash }))) return 'outdated';
    if (!(await hasSecondFactor(transaction, uid))) return 'outdated';
    if (!(await spend(transaction, uid, code))) return 'used';
    await change(transaction);
    return 'done';
  });

/** From a new key to a confirmed factor. */
const createSetUps = (db: Kysely<Database>) => ({
  /**
   * Stores the key of a factor that is being set up; it replaces an earlier one that was never confirmed.
   * @returns `used` if the account has a factor already
   */
  begin({ uid, passwordHash }: Proof, sealedKey: string, at: Date): Promise<Outcome> {
    const values = { sealed_key: sealedKey, started_at: at.toISOString(), last_step: 0 };
    return db.transaction().execute(async (transaction): Promise<Outcome> => {
      if (!(await holdAccount(transaction, { uid, password_hash: passwordHash }))) return 'outdated';
      if (await hasSecondFactor(transaction, uid)) return 'used';
      await transaction
        .insertInto('second_factors')
        .values({ uid, turned_on_at: null, ...values })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
        .execute();
      return 'done';
    });
  },

  /**
   * Turns a confirmed factor on, and ends every session of the account but the one that continues under a new id.
   * @returns false when the set-up is outdated
   */
  turnOn(
    { uid, sealedKey, step, codeHashes, at }: Confirmed,
    session: NewSession,
    also: Also = nothing,
  ): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      if (!(await holdAccount(transaction, { uid }))) return false;
      const { numUpdatedRows } = await transaction
        .updateTable('second_factors')
        .set({ turned_on_at: at.toISOString(), last_step: step })
        .where('uid', '=', uid)
        .where('sealed_key', '=', sealedKey)
        .where('turned_on_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await writeCodes(transaction, uid, codeHashes);
      await transaction.deleteFrom('sessions').where('uid', '=', uid).execute();
      await writeSession(transaction, uid, session);
      await also(transaction);
      return true;
    });
  },

  /** Removes set-ups that were never confirmed. */
  async removeUnconfirmed(before: Date): Promise<void> {
    await db
      .deleteFrom('second_factors')
      .where('turned_on_at', 'is', null)
      .where('started_at', '<=', before.toISOString())
      .execute();
  },
});

/** What a confirmed factor is used for. */
const createUses = (db: Kysely<Database>) => ({
  /** Signs in with a proven password and a right code. */
  open: (proof: Proof, code: RightCode, session: NewSession, also: Also = nothing): Promise<Outcome> =>
    withCode(db, proof, code, async (transaction) => {
      await writeSession(transaction, proof.uid, session);
      await also(transaction);
    }),

  /** Replaces all recovery codes. */
  renewCodes: (proof: Proof, code: RightCode, codeHashes: readonly string[], also: Also = nothing): Promise<Outcome> =>
    withCode(db, proof, code, async (transaction) => {
      await writeCodes(transaction, proof.uid, codeHashes);
      await also(transaction);
    }),

  turnOff: (proof: Proof, code: RightCode, also: Also = nothing): Promise<Outcome> =>
    withCode(db, proof, code, async (transaction) => {
      await transaction.deleteFrom('second_factors').where('uid', '=', proof.uid).execute();
      await also(transaction);
    }),

  /**
   * Turns the factor off for an owner who has lost both the app and the codes; only for the operator.
   * @returns the account, whether it had a factor; undefined if there is no account with this address
   */
  async turnOffByEmail(email: string): Promise<{ user: User; wasOn: boolean } | undefined> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('users')
        .selectAll()
        .where('email_key', '=', emailKeyOf(email))
        .executeTakeFirst();
      if (!row) return undefined;
      const { user } = toAccount(row);
      const wasOn = await hasSecondFactor(transaction, user.uid);
      await transaction.deleteFrom('second_factors').where('uid', '=', user.uid).execute();
      return { user, wasOn };
    });
  },
});

/** The second factors of accounts, and their recovery codes. */
export const createSecondFactorsRepository = (db: Kysely<Database>) => ({
  async find(uid: string): Promise<StoredFactor | undefined> {
    const row = await db.selectFrom('second_factors').selectAll().where('uid', '=', uid).executeTakeFirst();
    if (!row) return undefined;
    const codes = await db.selectFrom('recovery_codes').select('code_hash').where('uid', '=', uid).execute();
    return {
      sealedKey: row.sealed_key,
      startedAt: new Date(row.started_at),
      turnedOnAt: row.turned_on_at === null ? null : new Date(row.turned_on_at),
      codeHashes: codes.map(({ code_hash }) => code_hash),
    };
  },

  ...createSetUps(db),
  ...createUses(db),
});

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>;
