import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PostedRecipe } from '@contracts/recipe';
import { DomainError } from '../../errors/domainError';
import type { StoredRecipe } from '../../text/recipeText';
import { askThread, type ThreadReply } from '../../threads/replies';
import { openThreadPool, type ThreadPool } from '../../threads/threadPool';
import { readPosted, type ReadingTask } from './readPosted';

type ReadingThreads = ThreadPool<readonly ReadingTask[], ThreadReply<ThreadReply<StoredRecipe>[]>>;

/** Reads posted recipes, the long ones in threads beside the one that answers requests. */
export interface RecipeReader {
  /**
   * @throws DomainError fieldMissing when a required text is empty after cleaning, tooBusy when too many recipes
   * wait, recipeTooSlow when it is not read before the deadline
   */
  read: (task: ReadingTask) => Promise<StoredRecipe>;
  /**
   * Reads many recipes as one task of a thread. What is wrong with one of them is its own result.
   * @throws DomainError tooBusy, recipeTooSlow
   */
  readMany: (tasks: readonly ReadingTask[]) => Promise<(StoredRecipe | DomainError)[]>;
  /** How many wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}

interface Options {
  /** The bundled program of the threads; null reads in this thread (development, tests). */
  workerFile: URL | null;
  /** Most recipes that wait for a thread. */
  waitingMax?: number;
  /** From the call to the answer, with the time in the queue. */
  deadlineMs?: number;
}

/** An ordinary recipe has fewer letters in its ingredient list; this many take a few milliseconds. */
const READ_AT_ONCE_MAX = 1_500;
const WAITING_MAX = 20;
const DEADLINE_MS = 30_000;
const RETRY_SECONDS = 10;
/** A thread and its tables are released after this time without a long recipe. */
const IDLE_MS = 60_000;
const MEMORY_MB = 256;

const lettersOf = ({ ingredients }: PostedRecipe): number =>
  ingredients.reduce(
    (sum, line) =>
      sum +
      (typeof line === 'string' ? line.length : (line.written?.length ?? line.name.length + (line.note?.length ?? 0))),
    0,
  );

const openPool = (workerFile: URL, waitingMax: number): ReadingThreads =>
  openThreadPool({
    filename: fileURLToPath(workerFile),
    // One core stays for the thread that answers requests.
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxQueue: waitingMax,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

const readHere = (task: ReadingTask): Promise<StoredRecipe | DomainError> =>
  readPosted(task).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });

/** Opens the reader; its threads start with the first long recipe. */
export const createRecipeReader = ({
  workerFile,
  waitingMax = WAITING_MAX,
  deadlineMs = DEADLINE_MS,
}: Options): RecipeReader => {
  const pool = workerFile && openPool(workerFile, waitingMax);

  const readInThread = async (
    threads: ReadingThreads,
    tasks: readonly ReadingTask[],
  ): Promise<(StoredRecipe | DomainError)[]> => {
    if (threads.waiting() >= waitingMax) throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
    const tooLate = () => new DomainError('recipeTooSlow', { seconds: RETRY_SECONDS });
    const replies = await askThread(threads, tasks, deadlineMs, tooLate);
    return replies.map((reply) => ('result' in reply ? reply.result : new DomainError(reply.kind, reply.values)));
  };

  const readLong = async (threads: ReadingThreads, task: ReadingTask): Promise<StoredRecipe> => {
    const [result] = await readInThread(threads, [task]);
    if (result instanceof DomainError) throw result;
    return result!;
  };

  return {
    read: (task) => (pool && lettersOf(task.posted) > READ_AT_ONCE_MAX ? readLong(pool, task) : readPosted(task)),
    readMany: (tasks) => (pool ? readInThread(pool, tasks) : Promise.all(tasks.map(readHere))),
    waiting: () => pool?.waiting() ?? 0,
    close: async () => {
      await pool?.close();
    },
  };
};
