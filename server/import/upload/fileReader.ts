import { fileURLToPath } from 'node:url';
import { DomainError } from '../../errors/domainError';
import { runBefore } from '../../threads/replies';
import { openThreadPool, type ThreadPool } from '../../threads/threadPool';
import { createFairQueue } from '../../vision/fairQueue';
import type { PhotoSender } from '../../vision/turns';
import type { ImportFile } from '../importTypes';
import { readUpload } from './readUpload';

/** Reads files of recipes in a thread beside the one that answers requests. */
export interface FileReader {
  /**
   * The items of a file, as the JSON text of lists of them.
   * @param signal aborted when the client disconnects
   * @throws DomainError tooBusy, fileTooSlow when it is not read before the deadline, fileTooLarge when reading it takes
   * more memory than the thread may have
   */
  read: (file: ImportFile, sender: PhotoSender, signal: AbortSignal) => Promise<string[]>;
  /** How many files wait for their turn. */
  waiting: () => number;
  close: () => Promise<void>;
}

interface Options {
  /** The bundled program of the thread; null reads in this thread (development, tests). */
  workerFile: URL | null;
  deadlineMs?: number;
}

const DEADLINE_MS = 120_000;
/** The thread ends and frees its tables when no file has come for this long. */
const IDLE_MS = 60_000;
/** The JSON of an export takes many times the memory of its text. */
const MEMORY_MB = 768;
const WAITING_MAX = 10;
const WAITING_PER_ADDRESS = 2;
const WAITING_MS = 60_000;
const MEGABYTES = 40;

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Opens the reader; its thread starts with the first file. One file at a time, addresses take turns. */
export const createFileReader = ({ workerFile, deadlineMs = DEADLINE_MS }: Options): FileReader => {
  const pool =
    workerFile &&
    openThreadPool<ImportFile, string[]>({
      filename: fileURLToPath(workerFile),
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
  const queue = createFairQueue({
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    waitingMs: WAITING_MS,
  });

  const readInThread = (threads: ThreadPool<ImportFile, string[]>, file: ImportFile, signal: AbortSignal) =>
    runBefore(threads, file, deadlineMs, () => new DomainError('fileTooSlow'), signal).catch((error: unknown) => {
      throw isOutOfMemory(error) ? new DomainError('fileTooLarge', { megabytes: MEGABYTES }) : error;
    });

  return {
    waiting: queue.waiting,
    read: (file, sender, signal) =>
      queue.run(sender, signal, () => (pool ? readInThread(pool, file, signal) : readUpload(file))),
    close: async () => {
      await pool?.close();
    },
  };
};
