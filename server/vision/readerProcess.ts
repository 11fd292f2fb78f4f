import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Alphabet } from './alphabets';
import type { PrintedLine } from './printedLine';

export interface ReadingJob {
  /** Where the alphabets are. */
  folder: string;
  alphabets: readonly Alphabet[];
  picture: Uint8Array;
  /** A page of a book or a card, whose light is evened out first. */
  isPage?: boolean;
  /** The size in which a page is read, 1 being its own. */
  scale?: number;
}

export type ReadingReply = { lines: PrintedLine[] } | { failure: string };

/** One process needs what its pictures need: more arenas would only keep what threads of the reader have freed. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

const start = (program: URL): ChildProcess => {
  const file = fileURLToPath(program);
  const started = fork(file, [], {
    // In development and in tests the program is still TypeScript.
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
    // It does not need the secrets among the server's settings.
    env: ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It does not keep a program running that has nothing else to do.
  started.unref();
  started.channel?.unref();
  return started;
};

/** Sends a picture, and answers its lines. @throws Error when it cannot be read or the process ends */
const ask = (process_: ChildProcess, job: ReadingJob): Promise<PrintedLine[]> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      process_.off('message', answer).off('exit', ended).off('error', fail);
      process_.channel?.unref();
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    const ended = () => fail(new Error('the process that reads printed words ended'));
    const answer = (reply: ReadingReply) => {
      if ('failure' in reply) return fail(new Error(reply.failure));
      settle();
      resolve(reply.lines);
    };
    process_.on('message', answer).on('exit', ended).on('error', fail);
    process_.channel?.ref();
    process_.send(job, (error) => error && fail(error));
  });

/** The library's reader in a process, started with its first picture, and again after it has ended. */
export const createReaderProcess = (program: URL) => {
  let running: ChildProcess | undefined;

  const open = (): ChildProcess => {
    const started = start(program);
    const forget = () => {
      if (running === started) running = undefined;
    };
    started.once('exit', forget).on('error', forget);
    return started;
  };

  return {
    /** Reads one picture; the next one may be sent when it is done. */
    read: (job: ReadingJob): Promise<PrintedLine[]> => ask((running ??= open()), job),

    /** Its number while it runs. */
    pid: (): number | undefined => running?.pid,

    /** Ends the process, whatever it does. */
    async end(): Promise<void> {
      const ending = running;
      running = undefined;
      if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const isGone = once(ending, 'exit');
      ending.kill('SIGKILL');
      await isGone;
    },
  };
};

export type ReaderProcess = ReturnType<typeof createReaderProcess>;
