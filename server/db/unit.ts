import type { Transaction } from 'kysely';
import type { Database } from './schema';

/** A transaction, for callers that pass it on without speaking SQL. */
export type Unit = Transaction<Database>;

/** What else is written in the transaction of a change, or not at all. */
export type Also<Subject = void> = (unit: Unit, subject: Subject) => Promise<void>;
