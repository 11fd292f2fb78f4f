import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../report';

const MANY = '1000000';
const START_MS = 180_000;

/** Only limits of single visitors and accounts stay as they are. */
const SETTINGS = {
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
  DRAW_AHEAD: '0',
  PASSWORD_MEMORY_KIB: '64',
  PASSWORD_PASSES: '1',
  ANALYZE_PER_MINUTE: MANY,
  WRITES_PER_HOUR_AND_ADDRESS: MANY,
  ACCOUNT_WRITES_PER_MINUTE: MANY,
  SIGN_INS_PER_HOUR_AND_ADDRESS: MANY,
  LOGIN_FAILURES_PER_ADDRESS: MANY,
  RECIPES_PER_DAY_AND_ADDRESS: MANY,
  MEGABYTES_PER_DAY_AND_ADDRESS: MANY,
};

interface Options {
  port: number;
  /** Where it listens. */
  host?: string;
  environment: Record<string, string>;
  /** The environment that moves its clock. */
  clock?: Record<string, string>;
  /** The command that runs a program on its machine. */
  command?: (program: string, args: readonly string[]) => [program: string, args: string[]];
}

/** Whether a server, or one of those behind a proxy, answers that it is ready. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A built server that is started, killed and started again, in this release or another one. */
export const fleetServer = ({ port, host, environment, clock, command }: Options) => {
  const url = `http://${host ?? 'localhost'}:${port}`;
  let child: ChildProcess | undefined;

  return {
    url,
    process: () => child,
    /** Resolves once it is ready. @param root the folder of its release */
    async start(root = ROOT): Promise<void> {
      const args = ['build/server/index.mjs'];
      const [program, words] = command?.(process.execPath, args) ?? [process.execPath, args];
      child = spawn(program, words, {
        cwd: root,
        env: {
          ...process.env,
          ...SETTINGS,
          ...environment,
          ...clock,
          PORT: String(port),
          ...(host !== undefined && { HOST: host }),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let complaint = '';
      child.stderr!.on('data', (text: Buffer) => (complaint = text.toString()));
      const begunAt = Date.now();
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error(`${url} cannot start: ${complaint}`);
        if (Date.now() - begunAt > START_MS) throw new Error(`${url} does not start`);
        await pause(100);
      }
    },
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};

export type FleetServer = ReturnType<typeof fleetServer>;
