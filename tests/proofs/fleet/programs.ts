/** What stands around the servers of the fleet: PgBouncer, Redis and HAProxy. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolArguments, poolSettings } from '../../../server/testing/installedPgBouncer';
import type { Machine, Network } from './network';
import { proxyFile } from './proxyFile';

const POOLED_CONNECTIONS = 30;

/** The programs of the fleet. None may outlive the proof, whatever ends it; Postgres ends with its first process. */
export const openPrograms = (folder: string) => {
  const children: ChildProcess[] = [];
  const ending = [() => children.forEach((child) => child.kill('SIGKILL'))];
  process.once('exit', () => ending.forEach((end) => end()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return {
    folder,
    begin([program, args]: [string, readonly string[]]): ChildProcess {
      const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
      children.push(child);
      return child;
    },
    /** Is called when the proof ends, also by a signal or a failure. */
    atEnd: (end: () => void) => void ending.push(end),
    async stop(): Promise<void> {
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await ended;
      }
    },
  };
};

export type Programs = ReturnType<typeof openPrograms>;

interface PoolPorts {
  user: string;
  /** Where the proxy hands on to the primary. */
  database: number;
  port: number;
}

/** PgBouncer in transaction mode. */
export const startPool = (
  { folder, begin }: Programs,
  network: Network,
  { user, database, port }: PoolPorts,
): Machine => {
  const machine: Machine = network.machine(() => child);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    poolSettings({
      host: network.hub,
      port: database,
      user,
      listenAddress: machine.address,
      listenPort: port,
      connections: POOLED_CONNECTIONS,
    }),
  );
  const child = begin(machine.command('pgbouncer', poolArguments(file)));
  return machine;
};

/** Redis, which keeps nothing. */
export const startCounts = ({ begin }: Programs, network: Network, port: number): Machine => {
  const machine: Machine = network.machine(() => child);
  const options = ['--port', String(port), '--save', '', '--bind', machine.address, '--protected-mode', 'no'];
  const child = begin(machine.command('redis-server', options));
  return machine;
};

/** HAProxy, before the servers and before the database. */
export const startProxy = ({ folder, begin }: Programs, settings: Parameters<typeof proxyFile>[0]): void => {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, proxyFile(settings));
  begin(['haproxy', ['-db', '-f', file]]);
};

/** Settings that all servers have. */
export const settingsOf = (
  { folder }: Programs,
  addresses: { database: string; direct: string; counts: string; smtp: string; model: string },
) => {
  const key = join(folder, 'second-factor.key');
  writeFileSync(key, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return {
    DATABASE_URL: addresses.database,
    DATABASE_DIRECT_URL: addresses.direct,
    VALKEY_URL: addresses.counts,
    SECOND_FACTOR_KEY_FILE: key,
    SMTP_URL: addresses.smtp,
    MAIL_FROM: 'larder@example.org',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: addresses.model,
    AI_MODEL: 'fake:1b',
    // A busy machine must not cut an answer short.
    AI_WAIT_MS: '50000',
  };
};
