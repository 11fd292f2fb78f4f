import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, postgresPrograms, untilAnswers } from '../../../server/testing/installedPostgres';
import { poolArguments, poolSettings } from '../../../server/testing/installedPgBouncer';
import { openFakeProvider } from '../../../server/testing/fakeProvider';
import { openSmtpServer } from '../../../server/testing/openSmtpServer';
import { ROOT } from '../report';
import { clockEnvironment } from './clocks';
import { fleetServer, isReady } from './fleetServer';
import { openNetwork } from './network';
import { proxyFile } from './proxyFile';
import { startReplicatedPostgres } from './replica';

export const SERVERS = 3;
/** The clocks of the servers, in milliseconds ahead. */
export const CLOCKS_MS: readonly number[] = [0, 30_000, -30_000];
const POOLED_CONNECTIONS = 30;
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

/**
 * Three built servers with clocks apart, behind HAProxy, on a Postgres with a replica that has every commit before it is
 * acknowledged, reached through PgBouncer in transaction mode, with Redis for the limits, a mail server and a model.
 * @param release the folder of the release that the servers begin with
 */
export const startFleet = async (release: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-fleet-'));
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const ending: (() => void)[] = [];
  // Also after a signal or a failure of the proof: nothing may go on running. Postgres ends with its first process.
  process.once('exit', () => ending.forEach((end) => end()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const network = openNetwork();
  ending.push(() => children.forEach((child) => child.kill('SIGKILL')));
  const begin = ([program, args]: [string, readonly string[]]) => {
    const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
    children.push(child);
    return child;
  };

  const postgres = await startReplicatedPostgres();
  ending.push(() => postgres.processes().forEach((child) => child.kill('SIGKILL')));
  const smtp = await openSmtpServer({ host: network.hub });
  const model = await openFakeProvider({ host: network.hub });
  const [front, database, bouncer, redis, ...ports] = (await Promise.all(
    Array.from({ length: 4 + SERVERS }, freePort),
  )) as [number, number, number, number, ...number[]];

  const pool: ReturnType<typeof network.machine> = network.machine(() => bouncerProcess);
  const counts: typeof pool = network.machine(() => redisProcess);
  const poolFile = join(folder, 'pgbouncer.ini');
  const { user } = postgres;
  writeFileSync(
    poolFile,
    poolSettings({
      host: network.hub,
      port: database,
      user,
      listenAddress: pool.address,
      listenPort: bouncer,
      connections: POOLED_CONNECTIONS,
    }),
  );
  const bouncerProcess = begin(pool.command('pgbouncer', poolArguments(poolFile)));
  const redisOptions = ['--port', String(redis), '--save', '', '--bind', counts.address, '--protected-mode', 'no'];
  const redisProcess = begin(counts.command('redis-server', redisOptions));

  const key = join(folder, 'second-factor.key');
  writeFileSync(key, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const environment = {
    DATABASE_URL: `postgres://${user}@${pool.address}:${bouncer}/postgres`,
    DATABASE_DIRECT_URL: `postgres://${user}@${network.hub}:${database}/postgres`,
    VALKEY_URL: `redis://${counts.address}:${redis}`,
    SECOND_FACTOR_KEY_FILE: key,
    SMTP_URL: `smtp://${network.hub}:${smtp.port}`,
    MAIL_FROM: 'larder@example.org',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'fake:1b',
    // A busy machine must not cut an answer short.
    AI_WAIT_MS: '50000',
  };
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
  ending.push(() => servers.forEach((server) => server.process()?.kill('SIGKILL')));
  ending.push(() => network.close());
  const proxy = join(folder, 'haproxy.cfg');
  writeFileSync(
    proxy,
    proxyFile({
      hub: network.hub,
      front,
      database,
      servers: machines.map(({ address }, i) => `${address}:${ports[i]}`),
      primaryPort: postgres.primary.port,
      replicaPort: postgres.replica.port,
    }),
  );
  begin(['haproxy', ['-db', '-f', proxy]]);
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
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await ended;
      }
      await postgres.stop();
      network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
