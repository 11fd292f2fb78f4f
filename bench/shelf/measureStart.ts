import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(__dirname, '..', '..');
/** As `npm start` sets it, so that freed memory returns to the system. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
/** The unit of processor times in /proc. */
const TICK_S = 0.01;
const READY_WITHIN_MS = 600_000;
/** What is kept for the next start is written after the server is ready. */
const WRITTEN_WITHIN_MS = 60_000;

const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_S;
};

/** A kind of memory of a process, by its name in /proc, in megabytes. */
export const megabytesOf = (pid: number, what: 'VmRSS' | 'VmHWM' | 'RssAnon' | 'RssFile'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** What a start has taken until every recipe can be found. Seconds are of the processor, of all threads. */
export interface Start {
  listeningCpu: number;
  readyCpu: number;
  readyWall: number;
  residentMegabytes: number;
  peakMegabytes: number;
}

interface Options {
  port: number;
  dataDir: string;
  settings?: Readonly<Record<string, string>>;
  /** What to do with the server before it is stopped. */
  use?: (pid: number) => Promise<void>;
}

/** Waits until what is kept for the next start is there. */
export const untilKept = async (isKept: () => boolean): Promise<void> => {
  for (const since = performance.now(); !isKept() && performance.now() - since < WRITTEN_WITHIN_MS;) await pause(100);
};

/** Starts the built server, measures until it is ready, and stops it again. */
export const measureStart = async ({ port, dataDir, settings = {}, use }: Options): Promise<Start> => {
  const own = { PORT: String(port), DATA_DIR: dataDir, DRAW_AHEAD: '0', LOG_LEVEL: 'silent', ...settings };
  const child = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...MEMORY, ...own },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const pid = child.pid!;
  const begunAt = performance.now();
  try {
    const waitFor = async (path: string) => {
      while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
        if (performance.now() - begunAt > READY_WITHIN_MS || child.exitCode !== null)
          throw new Error('The server did not start: is it built (npm run build)?');
        await pause(100);
      }
      return cpuOf(pid);
    };
    const listeningCpu = await waitFor('/api/live');
    const readyCpu = await waitFor('/api/ready');
    const readyWall = (performance.now() - begunAt) / 1_000;
    const start: Start = {
      listeningCpu,
      readyCpu,
      readyWall,
      residentMegabytes: megabytesOf(pid, 'VmRSS'),
      peakMegabytes: megabytesOf(pid, 'VmHWM'),
    };
    await use?.(pid);
    return start;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};
