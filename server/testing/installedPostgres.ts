import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const PACKAGED = '/usr/lib/postgresql';
const START_MS = 60_000;
const USER = 'larder';

/** The programs of the newest PostgreSQL that the system has, or undefined. */
export const postgresPrograms = (): string | undefined => {
  if (!existsSync(PACKAGED)) return undefined;
  const versions = readdirSync(PACKAGED).filter((version) => existsSync(join(PACKAGED, version, 'bin/initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(PACKAGED, newest, 'bin');
};

/** Postgres refuses to run as root, and the packages bring a user for it. */
export const databaseUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Runs a program to its end. */
export const runAs = (program: string, args: string[], user: { uid?: number; gid?: number }): void => {
  const { status, stderr } = spawnSync(program, args, { ...user, cwd: tmpdir(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
};

/** A folder that the user of the database can write to. */
export const databaseFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name));
  const { uid, gid } = databaseUser();
  if (uid !== undefined) chownSync(folder, uid, gid!);
  return folder;
};

/**
 * Resolves once the database answers.
 * @param isGivenUp asked before each try
 */
export const untilAnswers = async (url: string, isGivenUp = () => false): Promise<void> => {
  while (!isGivenUp()) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

export interface InstalledPostgres {
  url: string;
  /** The server process, for tests that kill it. */
  process: () => ChildProcess;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a cluster of the installed PostgreSQL in a temporary folder.
 * @param settings in the form `name=value`
 */
export const startInstalledPostgres = async (settings: string[] = ['fsync=off']): Promise<InstalledPostgres> => {
  const programs = postgresPrograms()!;
  const folder = databaseFolder('larder-postgres-');
  const data = join(folder, 'data');
  const user = databaseUser();
  runAs(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', USER, '--no-sync'], user);
  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const options = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  let child: ChildProcess;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // After a kill -9, connections of the killed process may hold its memory for a moment: a new process gives up then.
  const start = async () => {
    const until = Date.now() + START_MS;
    do {
      child = spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
      await untilAnswers(url, hasEnded);
    } while (hasEnded() && Date.now() < until);
    if (hasEnded()) throw new Error(`PostgreSQL does not start on ${data}`);
  };
  await start();
  return {
    url,
    start,
    process: () => child,
    async stop() {
      const ended = once(child, 'exit');
      if (!hasEnded()) {
        child.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
