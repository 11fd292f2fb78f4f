import { getPriority } from 'node:os';
import { Piscina } from 'piscina';

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Threads that do one kind of task. They start with the first task and end when idle. */
export interface ThreadPool<Task, Reply> {
  /** @throws what the task throws, or why its thread died; the signal's reason when it is aborted */
  run: (task: Task, options?: { signal?: AbortSignal }) => Promise<Reply>;
  /** How many tasks wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}

/**
 * A lower priority for threads, which must not come to -1: the library takes that for a failure, because `nice` of the C
 * library returns -1 for both.
 */
const usablePriority = (increment: number): number => (getPriority() + increment === -1 ? increment + 1 : increment);

/**
 * Opens a pool. A thread that dies without a task (it could not start, or ran out of memory after its answer) ends
 * neither the process nor the pool: the pool is replaced with the next task.
 */
export const openThreadPool = <Task, Reply>({
  niceIncrement,
  ...options
}: PoolOptions & { filename: string }): ThreadPool<Task, Reply> => {
  let pool: Piscina<Task, Reply> | undefined;

  const open = (): Piscina<Task, Reply> => {
    const opened = new Piscina<Task, Reply>({
      minThreads: 0,
      ...options,
      ...(niceIncrement !== undefined && { niceIncrement: usablePriority(niceIncrement) }),
    });
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  };

  return {
    run: (task, { signal } = {}) => (pool ??= open()).run(task, signal && { signal }),
    waiting: () => pool?.queueSize ?? 0,
    close: async () => {
      await pool?.destroy();
    },
  };
};
