/** `npm run move-to-postgres`: copies the SQLite database of a stopped server into an empty Postgres database. */
import { existsSync } from 'node:fs';
import { copyInto } from '../server/db/backup/copyInto';
import { withSource } from '../server/db/backup/openSource';
import { withTarget } from '../server/db/backup/openTarget';
import { lockFolder } from '../server/db/lockFolder';
import { ConfigError } from '../server/errors/startFailure';
import { runOperatorScript, serverSettings, tableLines } from './operatorScript';

const USAGE = `Usage: DATABASE_URL=postgres://… npm run move-to-postgres

Copies DATA_DIR/larder.db into the empty Postgres database, and compares every row. Stop the server first. The file
stays as it is; start the server with DATABASE_URL afterwards.`;

runOperatorScript(async (words) => {
  if (words.length > 0) {
    console.log(USAGE);
    return 1;
  }
  const { databaseDirectUrl, dataDir } = serverSettings();
  if (databaseDirectUrl === undefined)
    throw new ConfigError('DATABASE_URL: not set. Name the empty Postgres database to move to.');
  if (!existsSync(dataDir)) throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}.`);
  const giveBack = lockFolder(dataDir);
  try {
    const copied = await withSource(dataDir, (source) => withTarget(databaseDirectUrl, (db) => copyInto(db, source)));
    console.log(['Moved to Postgres, every row compared:', ...tableLines(copied)].join('\n'));
  } finally {
    giveBack();
  }
  return 0;
});
