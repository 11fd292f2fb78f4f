import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'libsql';
import { ConfigError } from '../errors/startFailure';

/**
 * Keeps a second server away from the folder. The lock is one of the operating system on a file, so it ends with the
 * process, however that ends.
 * @returns gives the folder back
 * @throws ConfigError when another server has it
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'larder.lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new SQLite(file);
  lock.pragma('busy_timeout = 0');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as NodeJS.ErrnoException).code === 'SQLITE_BUSY')
      throw new ConfigError(
        `DATA_DIR: another Larder is running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
      );
    throw error;
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
};
