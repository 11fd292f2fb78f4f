import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  databaseFolder,
  databaseUser,
  freePort,
  postgresPrograms,
  runAs,
  startInstalledPostgres,
  untilAnswers,
} from '../../../server/testing/installedPostgres';
import { openDatabase } from '../../../server/db/openDatabase';
import { ROOT } from '../report';

const MANY = '1000000';
export const SERVERS = 3;
const START_MS = 120_000;
const CONNECTIONS = 'max_connections=200';

/** Programs that the proof needs besides PostgreSQL. */
export const missingPrograms = (): string[] => [
  ...['haproxy', 'pgbouncer', 'redis-server'].filter((name) => spawnSync('which', [name]).status !== 0),
  ...(postgresPrograms() ? [] : ['postgresql']),
];

const statement = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** A replica that follows a Postgres, and can take its place. */
const startReplica = async (primary: URL) => {
  const programs = postgresPrograms()!;
  const folder = databaseFolder('larder-replica-');
  const data = join(folder, 'data');
  const user = databaseUser();
  const from = ['-h', primary.hostname, '-p', primary.port, '-U', primary.username];
  runAs(join(programs, 'pg_basebackup'), [...from, '-D', data, '-R', '-c', 'fast'], user);
  const port = await freePort();
  // A replica refuses to start with fewer connections than its primary.
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', CONNECTIONS];
  const child = spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
  const url = new URL(primary.href);
  url.port = String(port);
  await untilAnswers(url.href);
  return {
    url,
    process: () => child,
    promote: () => runAs(join(programs, 'pg_ctl'), ['promote', '-D', data, '-w'], user),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

interface Addresses {
  front: number;
  database: number;
  servers: readonly number[];
  primary: string;
  replica: string;
}

const proxyFile = ({ front, database, servers, primary, replica }: Addresses) => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
frontend larder
  mode http
  bind 127.0.0.1:${front}
  default_backend servers
backend servers
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/ready hdr Host localhost
  option redispatch
  retries 2
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 1
${servers.map((port, i) => `  server larder-${i} 127.0.0.1:${port}`).join('\n')}
listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${database}
  server primary 127.0.0.1:${primary} check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server replica 127.0.0.1:${replica} check inter 500ms backup
`;

/** A process that stands still accepts connections and answers nothing. */
const cut = async (child: ChildProcess, ms: number): Promise<void> => {
  child.kill('SIGSTOP');
  await pause(ms);
  child.kill('SIGCONT');
};

/**
 * Three built servers behind HAProxy, on a Postgres with a replica that has every commit before it is acknowledged,
 * reached through PgBouncer in transaction mode, with Redis for the limits.
 */
export const startFleet = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-fleet-'));
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  let replicaProcess: () => ChildProcess | undefined = () => undefined;
  const begin = (program: string, args: string[], how: { uid?: number; gid?: number } = {}) => {
    const child = spawn(program, args, { ...how, cwd: folder, stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const postgres = await startInstalledPostgres([CONNECTIONS]);
  const servers: (ChildProcess | undefined)[] = [];
  // Also after a signal or a failure of the proof: nothing may go on running. Postgres ends with its first process.
  process.once('exit', () => {
    for (const child of [...children, ...servers, postgres.process(), replicaProcess()]) child?.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const primary = new URL(postgres.url);
  const replica = await startReplica(primary);
  replicaProcess = replica.process;
  await statement(primary.href, `alter system set synchronous_standby_names = '*'`);
  await statement(primary.href, 'select pg_reload_conf()');

  const [front, database, bouncer, redis] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const proxy = join(folder, 'haproxy.cfg');
  writeFileSync(
    proxy,
    proxyFile({ front: front!, database: database!, servers: ports, primary: primary.port, replica: replica.url.port }),
  );
  begin('haproxy', ['-db', '-f', proxy]);
  const pool = join(folder, 'pgbouncer.ini');
  writeFileSync(
    pool,
    `[databases]\npostgres = host=127.0.0.1 port=${database} user=${primary.username}\n[pgbouncer]\n` +
      `listen_addr=127.0.0.1\nlisten_port=${bouncer}\nauth_type=any\npool_mode=transaction\n` +
      `max_client_conn=200\ndefault_pool_size=30\nunix_socket_dir=\nserver_login_retry=1\n`,
  );
  const bouncerProcess = begin('pgbouncer', [pool], databaseUser());
  const redisProcess = begin('redis-server', ['--port', String(redis), '--save', '', '--bind', '127.0.0.1']);
  const through = (port: number) => `postgres://${primary.username}@127.0.0.1:${port}/postgres`;
  await untilAnswers(through(bouncer!));

  const key = join(folder, 'second-factor.key');
  writeFileSync(key, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const isReady = (i: number) =>
    fetch(`http://localhost:${ports[i]}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const startServer = async (i: number) => {
    servers[i] = spawn(process.execPath, ['build/server/index.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(ports[i]),
        DATA_DIR: join(folder, `data-${i}`),
        DATABASE_URL: through(bouncer!),
        DATABASE_DIRECT_URL: through(database!),
        VALKEY_URL: `redis://127.0.0.1:${redis}`,
        SECOND_FACTOR_KEY_FILE: key,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
        PASSWORD_MEMORY_KIB: '64',
        PASSWORD_PASSES: '1',
        WRITES_PER_HOUR_AND_ADDRESS: MANY,
        ACCOUNT_WRITES_PER_MINUTE: MANY,
        SIGN_INS_PER_HOUR_AND_ADDRESS: MANY,
        RECIPES_PER_DAY_AND_ADDRESS: MANY,
        MEGABYTES_PER_DAY_AND_ADDRESS: MANY,
      },
      stdio: 'ignore',
    });
    const begunAt = Date.now();
    while (!(await isReady(i))) {
      if (Date.now() - begunAt > START_MS) throw new Error(`server ${i} does not start`);
      await pause(100);
    }
  };
  const end = async (i: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const child = servers[i]!;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  // As docs/operating.md says: past PgBouncer, before the first server starts.
  await (await openDatabase(primary.href)).destroy();
  await Promise.all(ports.map((_, i) => startServer(i)));

  return {
    url: `http://localhost:${front}`,
    servers: ports.map((port) => `http://localhost:${port}`),
    databaseUrl: through(bouncer!),
    /** The way to the database swallows everything for a while, as a broken network does, and then works again. */
    cutDatabase: (ms: number) => cut(bouncerProcess, ms),
    /** The same with the way to the counts of the limits. */
    cutCounts: (ms: number) => cut(redisProcess, ms),
    async restartServer(i: number, signal: 'SIGKILL' | 'SIGTERM') {
      await end(i, signal);
      await startServer(i);
    },
    /** Kills Postgres, and starts it again on the same files. */
    async restartDatabase() {
      const ended = once(postgres.process(), 'exit');
      postgres.process().kill('SIGKILL');
      await ended;
      await postgres.start();
    },
    /** Kills Postgres for good, and lets the replica take its place. */
    async promoteReplica() {
      const ended = once(postgres.process(), 'exit');
      postgres.process().kill('SIGKILL');
      await ended;
      replica.promote();
    },
    async stop() {
      await Promise.all(servers.map((_, i) => end(i, 'SIGKILL')));
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await ended;
      }
      await replica.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
