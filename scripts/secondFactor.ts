/**
 * `npm run second-factor -- off ADDRESS`: turns two-step sign-in off for an account whose owner has lost both the phone
 * and the recovery codes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../server/db/openDatabase';
import { ConfigError } from '../server/errors/startFailure';
import { openMailer } from '../server/mail/openMailer';
import { createPreferencesRepository } from '../server/repositories/preferencesRepository';
import { createSecondFactorsRepository } from '../server/repositories/secondFactorsRepository';
import { turnOffByHand } from '../server/services/account/secondFactor/turnOffByHand';
import { databasePlace, runOperatorScript, serverSettings } from './operatorScript';

const USAGE = `Usage: npm run second-factor -- off ADDRESS

Turns two-step sign-in off for the account with this email address, and tells the owner by mail. The password stays.
First make sure that the person who asks is the owner of the account.`;

const OUTCOMES = {
  unknown: 'There is no account with this address.',
  wasOff: 'Two-step sign-in was not on.',
  off: 'Two-step sign-in is off. The password alone signs in again.',
};

runOperatorScript(async ([word, email, ...rest]) => {
  if (word !== 'off' || email === undefined || rest.length > 0) {
    console.log(USAGE);
    return 1;
  }
  const config = serverSettings();
  const { databaseUrl, dataDir, publicUrl, port } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'larder.db')))
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}.`);
  const db = await openDatabase(databasePlace(config));
  try {
    const result = await turnOffByHand(
      {
        secondFactors: createSecondFactorsRepository(db),
        languageOf: async (uid) => (await createPreferencesRepository(db).find(uid))?.language,
        mailer: openMailer({ ...config, written: (file) => console.log(`The mail to the owner is in ${file}`) }),
        baseUrl: () => publicUrl ?? `http://localhost:${port}`,
      },
      email,
    );
    console.log(OUTCOMES[result.state]);
    if ('mailFailure' in result)
      console.log(`The mail to the owner could not be sent: ${(result.mailFailure as Error).message}`);
    return result.state === 'unknown' ? 1 : 0;
  } finally {
    await db.destroy();
  }
});
