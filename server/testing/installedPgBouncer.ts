import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswers } from './installedPostgres';

const PROGRAM = 'pgbouncer';

export const hasPgBouncer = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

interface PoolOptions {
  /** The database itself. */
  host: string;
  port: number;
  user: string;
  /** Where PgBouncer listens. */
  listenAddress: string;
  listenPort: number;
  /** Maximum number of connections to a database. */
  connections: number;
  mode?: 'transaction' | 'statement';
}

/** The settings of a PgBouncer without passwords. */
export const poolSettings = (options: PoolOptions): string => {
  const { host, port, user, listenAddress, listenPort, connections, mode = 'transaction' } = options;
  return (
    `[databases]\n* = host=${host} port=${port} user=${user}\n[pgbouncer]\n` +
    `listen_addr=${listenAddress}\nlisten_port=${listenPort}\nauth_type=any\npool_mode=${mode}\n` +
    `max_client_conn=400\ndefault_pool_size=${connections}\nunix_socket_dir=\nserver_login_retry=1\n`
  );
};

/** The arguments of PgBouncer, which refuses to run as root. */
export const poolArguments = (settingsFile: string): string[] => [
  ...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []),
  settingsFile,
];

/**
 * Starts the installed PgBouncer before a Postgres.
 * @param database the address of a database
 * @returns the address of the same database through PgBouncer
 */
export const startInstalledPgBouncer = async (
  database: string,
  { connections, mode }: Pick<PoolOptions, 'connections' | 'mode'>,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pool-'));
  chmodSync(folder, 0o755);
  const url = new URL(database);
  const listenPort = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const { hostname: host, port, username: user } = url;
  writeFileSync(
    file,
    poolSettings({ host, port: Number(port), user, listenAddress: '127.0.0.1', listenPort, connections, mode }),
  );
  const child = spawn(PROGRAM, poolArguments(file), { stdio: 'ignore' });
  url.port = String(listenPort);
  url.hostname = '127.0.0.1';
  await untilAnswers(url.href);
  return {
    url: url.href,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
