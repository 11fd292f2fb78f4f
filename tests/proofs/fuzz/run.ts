/** `npm run prove -- fuzz`: see docs/proofs/fuzz.md. CALLS makes it shorter, SEED makes others, DATABASE_URL adds Postgres. */
import { openDatabase } from '../../../server/db/openDatabase';
import { fuzz, NEED_MORE_THAN_INPUT } from '../../../server/testing/fuzzing';
import type { FuzzReport } from '../../../server/testing/fuzzing/world';
import { startPostgres } from '../../../server/testing/postgresForTests';
import { ranFor, sizeOf, writeReport } from '../report';

const FULL = 1_000_000;
const CALLS = Number(process.env.CALLS ?? FULL);
/** A real server: the embedded build has a single session, so parallel calls would wait for each other. */
const POSTGRES = process.env.DATABASE_URL;
const CALLS_ON_POSTGRES = Math.min(CALLS, 20_000);
const SEED = process.env.SEED ?? new Date().toISOString().slice(0, 10);

const told = (engine: string, { calls, statuses, slowestMs, faults, neverDone }: FuzzReport): string[] => [
  `- ${engine}: ${calls} calls, ${faults.length} faults; slowest answer ${Math.round(slowestMs)} ms; calls of the contract that never succeeded: ${neverDone.length === 0 ? 'none' : neverDone.join(', ')}`,
  `  - answers: ${Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')}`,
];

const toldOfPostgres = async (): Promise<{ lines: string[]; faults: readonly string[] }> => {
  if (!POSTGRES) return { lines: ['- Postgres: only where DATABASE_URL names a server'], faults: [] };
  const postgres = await startPostgres(POSTGRES);
  const report = await fuzz({ count: CALLS_ON_POSTGRES, seed: SEED, open: postgres.open });
  await postgres.stop();
  return { lines: told(postgres.version.split(' on ')[0]!, report), faults: report.faults };
};

const main = async (): Promise<number> => {
  const begunAt = Date.now();
  const onSqlite = await fuzz({
    count: CALLS,
    seed: SEED,
    open: () => openDatabase(':memory:'),
    onProgress: ({ calls, faults }) => {
      if (calls % 50_000 === 0) console.log(`${calls} calls, ${faults.length} faults`);
    },
  });
  const onPostgres = await toldOfPostgres();

  const faults = [...onSqlite.faults, ...onPostgres.faults];
  writeReport('fuzz', 'Generated requests', [
    '`npm run prove -- fuzz`: requests made from the contracts (55 % fit, 30 % are spoilt at one place, the rest is junk; also torn bodies, wrong methods, media types, origins, hosts, cookies and addresses), four at a time, to the whole server in process, by four cooks and by guests; every other server has the usual limits, and each starts empty after 10,000 calls. A fault is a server error, an answer after 10 s, a success that does not fit its contract, a failure that is none of ours, or a trace of what is inside. `CALLS` says how many.',
    '',
    sizeOf(onSqlite.calls, FULL, 'calls'),
    `- seed: ${SEED}`,
    ...told('SQLite', onSqlite),
    ...onPostgres.lines,
    ranFor(begunAt),
    '',
    ...faults.map((fault) => `- FAULT ${fault}`),
  ]);
  const areOthersDone = onSqlite.neverDone.join() === NEED_MORE_THAN_INPUT.join();
  return faults.length === 0 && areOthersDone ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
