import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../errors/startFailure';

const OWNER_ONLY = 0o600;

/**
 * A key beside the database, created at the first start and readable by the server's user only.
 * @throws ConfigError when the file is damaged; a new key could not open what the old one encrypted
 */
export const readKeyFile = (folder: string, name: string, bytes: number): Buffer => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const fresh = `${file}.new`;
    writeFileSync(fresh, `${randomBytes(bytes).toString('base64url')}\n`, { mode: OWNER_ONLY });
    // A crash leaves either no key or a whole one.
    renameSync(fresh, file);
  }
  chmodSync(file, OWNER_ONLY);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== bytes)
    throw new ConfigError(
      `DATA_DIR: ${file} is damaged. Restore it from a backup. Without it, move it away: every user of two-step ` +
        'sign-in then needs a recovery code (docs/operating.md).',
    );
  return key;
};
