import { DomainError } from './domainError';

/** What Node calls a server that cannot be reached, or a connection that broke. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE of a Postgres that cannot serve now: class 08 (connection), too many connections, shutting down, crashed,
 * starting, and read-only after a failover. Source: appendix A of the PostgreSQL manual.
 */
const NOT_SERVING = /^(?:08...|53300|57P0[123]|25006)$/;

/** `pg` has no code for these. */
const PG_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether a statement failed because the database cannot be reached, so that trying again later may succeed. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  if (code !== undefined && (UNREACHABLE.has(code) || NOT_SERVING.test(code))) return true;
  return PG_MESSAGE.test(message) || isDatabaseAway(cause);
};

/** A database that restarts, or hands over to its replica, is back in some seconds. */
export const DATABASE_RETRY_SECONDS = 5;

/** What a caller is told while the database cannot be reached. */
export const databaseAway = (): DomainError => new DomainError('databaseAway', { seconds: DATABASE_RETRY_SECONDS });
