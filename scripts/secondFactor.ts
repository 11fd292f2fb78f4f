/**
 * `npm run second-factor -- off ADDRESS`: turns two-step sign-in off for an account whose owner has lost both the phone
 * and the recovery codes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/db/openDatabase';
import { ConfigError } from '../server/errors/startFailure';
import { createSecondFactorsRepository } from '../server/repositories/secondFactorsRepository';

const root = join(__dirname, '..');

const USAGE = `Usage: npm run second-factor -- off ADDRESS

Turns two-step sign-in off for the account with this email address. The password stays. First make sure that the person
who asks is the owner of the account.`;

const main = async (): Promise<number> => {
  const [word, email, ...rest] = process.argv.slice(2);
  if (word !== 'off' || email === undefined || rest.length > 0) {
    console.log(USAGE);
    return 1;
  }
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const { databaseUrl, dataDir } = readConfig(process.env, root);
  const db = await openDatabase(databaseUrl ?? dataDir);
  try {
    const account = await createSecondFactorsRepository(db).turnOffByEmail(email);
    if (!account) console.log('There is no account with this address.');
    else if (account.wasOn) console.log('Two-step sign-in is off. The password alone signs in again.');
    else console.log('Two-step sign-in was not on.');
    return account ? 0 : 1;
  } finally {
    await db.destroy();
  }
};

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
