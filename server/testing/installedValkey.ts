import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'iovalkey';
import { freePort } from './installedPostgres';

const PROGRAMS = ['valkey-server', 'redis-server'];

/** The installed Valkey or Redis, or undefined. */
export const valkeyProgram = (): string | undefined =>
  PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0);

/** Starts it without files. */
export const startInstalledValkey = async (port?: number) => {
  const own = port ?? (await freePort());
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(valkeyProgram()!, options, { cwd: tmpdir(), stdio: 'ignore' });
  const url = `redis://127.0.0.1:${own}`;
  const client = new Redis(url, { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  while (client.status !== 'ready') await pause(20);
  client.disconnect();
  return {
    url,
    port: own,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
