/** What SQLite, the operating system and Postgres call a full disk. */
const FULL = new Set(['SQLITE_FULL', 'ENOSPC', '53100']);

/** Whether something could not be stored because there is no room. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && (FULL.has(String((error as NodeJS.ErrnoException).code)) || isStorageFull(error.cause));
