/** `npm run prove -- ownership`: see docs/proofs/ownership.md. ROUNDS makes it shorter. */
import { openDatabase } from '../../../server/db/openDatabase';
import { proveOwnership } from '../../../server/testing/ownership';
import { startPostgres } from '../../../server/testing/postgresForTests';
import { ranFor, writeReport } from '../report';

const ROUNDS = Number(process.env.ROUNDS ?? 20);

const main = async (): Promise<number> => {
  const begunAt = Date.now();
  const sqlite = await openDatabase(':memory:');
  const onSqlite = await proveOwnership({ db: sqlite, rounds: ROUNDS, isEachCompared: true });
  await sqlite.destroy();
  const postgres = await startPostgres();
  const database = await postgres.open();
  const onPostgres = await proveOwnership({ db: database, isEachCompared: true });
  await database.destroy();
  await postgres.stop();

  const faults = [...onSqlite.faults, ...onPostgres.faults];
  writeReport('ownership', 'Whose is whose', [
    '`npm run prove -- ownership`: two accounts over the whole server in process. At every route that the router lists, one account, a guest and five kinds of forged sessions try the ids, the address and the name of the other account, in paths, queries, headers and bodies. After each route and disguise the other account’s profile, preferences, saved list, ratings, recipes and export are compared with what they were, and no answer may hold any of it. A route without a case fails.',
    '',
    `- routes: ${onSqlite.routes}`,
    `- SQLite: ${onSqlite.requests} requests, ${onSqlite.comparisons} comparisons, ${onSqlite.faults.length} faults`,
    `- Postgres (${postgres.version.split(' on ')[0]}): ${onPostgres.requests} requests, ${onPostgres.comparisons} comparisons, ${onPostgres.faults.length} faults`,
    ranFor(begunAt),
    '',
    ...faults.map((fault) => `- FAULT ${fault}`),
  ]);
  return faults.length === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
