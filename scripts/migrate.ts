/** `npm run migrate`: brings the schema of the server's database up to date, before servers of this release start. */
import { type Kysely } from 'kysely';
import { migrate, missingMigrations } from '../server/db/migrate';
import { openDatabase } from '../server/db/openDatabase';
import type { Database } from '../server/db/schema';
import { databasePlace, runOperatorScript, serverSettings } from './operatorScript';

const USAGE = `Usage: npm run migrate

Brings the schema of the database that the server's settings name up to date. Servers of the release before may be
running on it. Needed only where MIGRATE_AT_START is 0.`;

runOperatorScript(async (words) => {
  if (words.length > 0) {
    console.log(USAGE);
    return 1;
  }
  let run: string[] = [];
  const db: Kysely<Database> = await openDatabase(
    databasePlace(serverSettings()),
    undefined,
    undefined,
    undefined,
    async (opened) => {
      run = await missingMigrations(opened);
      await migrate(opened);
    },
  );
  await db.destroy();
  console.log(run.length === 0 ? 'The schema is up to date.' : ['Done:', ...run.map((one) => `  ${one}`)].join('\n'));
  return 0;
});
