import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, postgresPrograms, untilAnswers } from '../../../server/testing/installedPostgres';
import { openFakeProvider } from '../../../server/testing/fakeProvider';
import { openSmtpServer } from '../../../server/testing/openSmtpServer';
import { ROOT } from '../report';
import { clockEnvironment } from './clocks';
import { fleetServer, isReady } from './fleetServer';
import { openNetwork, type Network } from './network';
import { openPrograms, settingsOf, startCounts, startPool, startProxy, type Programs } from './programs';
import { startReplicatedPostgres } from './replica';

export const SERVERS = 3;
/** The clocks of the servers, in milliseconds ahead. */
export const CLOCKS_MS: readonly number[] = [0, 30_000, -30_000];
const CHECK_MS = 100;

/** Programs that the proof needs besides PostgreSQL. */
export const missingPrograms = (): string[] => [
  ...['haproxy', 'pgbouncer', 'redis-server'].filter((name) => spawnSync('which', [name]).status !== 0),
  ...(postgresPrograms() ? [] : ['postgresql']),
];

/** `npm run migrate` of a release, on the settings of a server. */
const migrate = (environment: Record<string, string>, root = ROOT): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run migrate: ${stdout}${stderr}`);
};

/** The servers, each on its machine and by its clock; none is started. */
const makeServers = (
  { folder }: Programs,
  network: Network,
  ports: readonly number[],
  environment: Record<string, string>,
) => {
  const machines = ports.map((_, i) => network.machine(() => servers[i]?.process()));
  const servers: ReturnType<typeof fleetServer>[] = machines.map(({ address, command }, i) =>
    fleetServer({
      port: ports[i]!,
      host: address,
      command,
      clock: clockEnvironment(CLOCKS_MS[i]!),
      environment: { ...environment, DATA_DIR: join(folder, `data-${i}`) },
    }),
  );
  return { machines, servers };
};

/** Everything around the servers is started, and the servers are ready to be. */
const openFleet = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-fleet-'));
  chmodSync(folder, 0o755);
  const programs = openPrograms(folder);
  const network = openNetwork();
  const { hub } = network;

  const postgres = await startReplicatedPostgres();
  programs.atEnd(() => postgres.processes().forEach((child) => child.kill('SIGKILL')));
  const smtp = await openSmtpServer({ host: hub });
  const model = await openFakeProvider({ host: hub });
  const [front, database, bouncer, redis, ...ports] = (await Promise.all(
    Array.from({ length: 4 + SERVERS }, freePort),
  )) as [number, number, number, number, ...number[]];

  const { user } = postgres;
  const pool = startPool(programs, network, { user, database, port: bouncer });
  const counts = startCounts(programs, network, redis);
  const environment = settingsOf(programs, {
    database: `postgres://${user}@${pool.address}:${bouncer}/postgres`,
    direct: `postgres://${user}@${hub}:${database}/postgres`,
    counts: `redis://${counts.address}:${redis}`,
    smtp: `smtp://${hub}:${smtp.port}`,
    model: model.baseUrl,
  });
  const { machines, servers } = makeServers(programs, network, ports, environment);
  programs.atEnd(() => servers.forEach((server) => server.process()?.kill('SIGKILL')));
  programs.atEnd(() => network.close());
  startProxy(programs, {
    hub,
    front,
    database,
    servers: machines.map(({ address }, i) => `${address}:${ports[i]}`),
    primaryPort: postgres.primary.port,
    replicaPort: postgres.replica.port,
  });
  return { folder, programs, network, postgres, smtp, model, pool, counts, machines, servers, environment, front };
};

/**
 * Three built servers with clocks apart, behind HAProxy, on a Postgres with a replica that has every commit before it is
 * acknowledged, reached through PgBouncer in transaction mode, with Redis for the limits, a mail server and a model.
 * @param release the folder of the release that the servers begin with
 */
export const startFleet = async (release: string) => {
  const fleet = await openFleet();
  const { folder, programs, network, postgres, smtp, model, pool, counts, machines, servers, environment, front } =
    fleet;
  await untilAnswers(environment.DATABASE_URL);
  const ofOperator = { ...environment, DATA_DIR: join(folder, 'data-0') };
  // The previous release may not know that a schema is changed past PgBouncer.
  migrate({ ...ofOperator, DATABASE_URL: environment.DATABASE_DIRECT_URL }, release);
  await Promise.all(servers.map((server) => server.start(release)));
  const url = `http://localhost:${front}`;
  // The proxy looks at a server twice a second, so it learns later that one is ready.
  while (!(await isReady(url))) await pause(CHECK_MS);

  return {
    url,
    servers,
    smtp,
    model,
    means: network.means,
    databaseUrl: environment.DATABASE_DIRECT_URL,
    cutDatabase: pool.cut,
    cutCounts: counts.cut,
    cutServer: (i: number, ms: number) => machines[i]!.cut(ms),
    /** Of this release, while servers of the previous one run. */
    migrate: () => migrate(ofOperator),
    restartDatabase: postgres.restart,
    promoteReplica: postgres.promoteReplica,
    async restartServer(i: number, signal: 'SIGKILL' | 'SIGTERM', root?: string) {
      await servers[i]!.end(signal);
      await servers[i]!.start(root);
    },
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await Promise.all([smtp.close(), model.close()]);
      await programs.stop();
      await postgres.stop();
      network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
