import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../errors/startFailure';

const OWNER_ONLY = 0o600;

/** Undefined when the file holds something else. */
const keyIn = (file: string, bytes: number): Buffer | undefined => {
  if (statSync(file).isDirectory()) return undefined;
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  return key.length === bytes ? key : undefined;
};

/**
 * A key beside the database, created at the first start and readable by the server's user only.
 * @throws ConfigError when the file is damaged; a new key could not open what the old one encrypted
 */
export const readKeyFile = (folder: string, name: string, bytes: number): Buffer => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const fresh = `${file}.new`;
    // On the disk before it has its name: a crash leaves either no key or a whole one.
    writeFileSync(fresh, `${randomBytes(bytes).toString('base64url')}\n`, { mode: OWNER_ONLY, flush: true });
    renameSync(fresh, file);
  }
  chmodSync(file, OWNER_ONLY);
  const key = keyIn(file, bytes);
  if (!key)
    throw new ConfigError(
      `DATA_DIR: ${file} is damaged. Restore it from a backup. Without it, move it away: every user of two-step ` +
        'sign-in then needs a recovery code (docs/operating.md).',
    );
  return key;
};

/**
 * A key that the operator keeps elsewhere, such as a secret that several containers share. It is only read.
 * @param setting the variable that names the file
 * @throws ConfigError when it cannot be read or is no such key
 */
export const readGivenKey = (setting: string, file: string, bytes: number): Buffer => {
  let key: Buffer | undefined;
  try {
    key = keyIn(file, bytes);
  } catch (error) {
    throw new ConfigError(`${setting}: ${file} cannot be read: ${(error as Error).message}`);
  }
  if (!key)
    throw new ConfigError(`${setting}: ${file} must hold ${bytes} random bytes as base64url, and nothing else.`);
  return key;
};
