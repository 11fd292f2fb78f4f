/** `npm run restore -- FILE`: fills the server's empty database from a backup. */
import { resolve } from 'node:path';
import { readBackup } from '../server/db/backup/backupFile';
import { copyInto } from '../server/db/backup/copyInto';
import { withTarget } from '../server/db/backup/openTarget';
import { databasePlace, runOperatorScript, serverSettings, tableLines } from './operatorScript';

const USAGE = `Usage: npm run restore -- FILE

Fills the database that the server's settings name from a backup, whichever engine the backup comes from. Without
DATABASE_URL, DATA_DIR must not have a larder.db yet; with it, the Postgres database must be empty. Every row is read
back and compared. Put second-factor.key back into DATA_DIR as well.`;

runOperatorScript(async ([file, ...rest]) => {
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    console.log(USAGE);
    return 1;
  }
  const source = await readBackup(resolve(file));
  const copied = await withTarget(databasePlace(serverSettings()), (db) => copyInto(db, source));
  console.log([`Restored what was there on ${source.writtenAt}:`, ...tableLines(copied)].join('\n'));
  return 0;
});
