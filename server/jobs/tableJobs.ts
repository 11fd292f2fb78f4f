import { randomUUID } from 'node:crypto';
import type { JobsRepository, StoredJob } from '../repositories/jobsRepository';
import {
  ATTEMPTS,
  FIRST_WAIT_SECONDS,
  KEPT_DAYS,
  LastingFailure,
  LEASE_SECONDS,
  reportingFailures,
  type Jobs,
  type OnFailure,
  type Workers,
} from './jobs';

const EVERY_MS = 1_000;
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** Mails wait for a mail server; a few may wait at once. */
const AT_ONCE = 4;

interface Dependencies {
  jobs: JobsRepository;
  now: () => Date;
  failed: OnFailure;
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Lets its worker try a job, and writes down what came of it. */
const attempter = ({ jobs, now }: Pick<Dependencies, 'jobs' | 'now'>) => {
  const finish = async ({ id, attempts }: StoredJob, error?: unknown): Promise<void> => {
    if (error === undefined) return jobs.done(id);
    if (error instanceof LastingFailure || attempts >= ATTEMPTS) return jobs.putAside(id, now());
    return jobs.postpone(id, after(now(), FIRST_WAIT_SECONDS * 2 ** (attempts - 1) * SECOND_MS));
  };
  return async (job: StoredJob, workers: Workers): Promise<void> => {
    const work = workers[job.kind as keyof Workers] as (running: object) => Promise<void>;
    await work({ id: job.id, data: JSON.parse(job.data) as object, attempt: job.attempts }).then(
      () => finish(job),
      (error: unknown) => finish(job, error),
    );
  };
};

/** Jobs in a table of the database, for one server. */
export const tableJobs = ({ jobs, now, failed }: Dependencies): Jobs => {
  let workers: Workers | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = 0;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isStopping = false;
  const attempt = attempter({ jobs, now });

  /** Works until nothing is due. */
  const drain = async (): Promise<void> => {
    for (;;) {
      const job = await jobs.take(now(), after(now(), LEASE_SECONDS * SECOND_MS), isStopping);
      if (!job) return;
      running += 1;
      await attempt(job, workers!).finally(() => (running -= 1));
    }
  };

  const look = (): void => {
    if (workers === undefined) return;
    isWoken = looking !== undefined;
    // If the database cannot be reached, the next look is in a second; the requests that need it report the failure. A
    // look ends when all have ended, because a stop waits for it.
    looking ??= Promise.allSettled(Array.from({ length: AT_ONCE }, drain)).then(() => {
      looking = undefined;
      if (isWoken) look();
    });
  };

  return {
    add(kind, data, { unit, delayMs = 0 } = {}) {
      const at = now();
      return jobs.add({ id: randomUUID(), kind, data: JSON.stringify(data) }, { at, dueAt: after(at, delayMs) }, unit);
    },
    async start(all) {
      workers = reportingFailures(all, failed);
      await jobs.freeAll();
      await jobs.removePutAside(after(now(), -KEPT_DAYS * DAY_MS));
      timer = setInterval(look, EVERY_MS).unref();
      look();
    },
    wake: look,
    running: () => running,
    async stop() {
      clearInterval(timer);
      isStopping = true;
      look();
      while (looking) await looking;
    },
  };
};
