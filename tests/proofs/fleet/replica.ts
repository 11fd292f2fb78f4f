import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
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

const SETTINGS = ['max_connections=200'];

const statement = async (url: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
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
  const options = ['-D', data, '-p', String(port), '-k', folder, ...SETTINGS.flatMap((setting) => ['-c', setting])];
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

/** A Postgres that acknowledges a commit only once its replica has it, too. */
export const startReplicatedPostgres = async () => {
  const postgres = await startInstalledPostgres(SETTINGS);
  const primary = new URL(postgres.url);
  const replica = await startReplica(primary);
  await statement(primary.href, `alter system set synchronous_standby_names = '*'`);
  await statement(primary.href, 'select pg_reload_conf()');
  const killPrimary = async () => {
    const ended = once(postgres.process(), 'exit');
    postgres.process().kill('SIGKILL');
    await ended;
  };
  return {
    user: primary.username,
    primary,
    replica: replica.url,
    processes: () => [postgres.process(), replica.process()],
    /** Kills Postgres, and starts it again on the same files. */
    async restart() {
      await killPrimary();
      await postgres.start();
    },
    /** Kills Postgres for good, and lets the replica take its place. */
    async promoteReplica() {
      await killPrimary();
      replica.promote();
    },
    async stop() {
      await replica.stop();
      await postgres.stop();
    },
  };
};
