import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { executeIn } from '../db/executeIn';
import {
  ATTEMPTS,
  FIRST_WAIT_SECONDS,
  KEPT_DAYS,
  LastingFailure,
  LEASE_SECONDS,
  type JobData,
  type JobKind,
  reportingFailures,
  type Jobs,
  type OnFailure,
  type Workers,
} from './jobs';

/** Connections besides those for the data: one for each kind of job, and one for maintenance. */
const CONNECTIONS = 3;
/** Jobs of a server that died are found this often. */
const UPKEEP_SECONDS = 15;
/** A finished job, which may hold an address, is forgotten after about this time. */
const FORGOTTEN_SECONDS = 60;
const KINDS: readonly JobKind[] = ['resetLink', 'notice'];
const PUT_ASIDE = 'put-aside';
const WAIT_MS = 50;
const CREATIONS = 10;
const CREATION_PAUSE_MS = 500;

interface Dependencies {
  /** The address of the database itself; PgBouncer in transaction mode may not stand between. */
  url: string;
  failed: OnFailure;
}

const queueOptions = {
  retryLimit: ATTEMPTS - 1,
  retryDelay: FIRST_WAIT_SECONDS,
  retryBackoff: true,
  expireInSeconds: LEASE_SECONDS,
  retentionDays: KEPT_DAYS,
  deadLetter: PUT_ASIDE,
};

const bossOptions = (url: string): PgBoss.ConstructorOptions => ({
  connectionString: url,
  max: CONNECTIONS,
  application_name: 'larder-jobs',
  schedule: false,
  maintenanceIntervalSeconds: UPKEEP_SECONDS,
  archiveCompletedAfterSeconds: FORGOTTEN_SECONDS,
  archiveFailedAfterSeconds: KEPT_DAYS * 86_400,
  deleteAfterSeconds: FORGOTTEN_SECONDS,
});

/** Creates the queue unless it is there. Servers that start at the same time may get in each other's way. */
const ensureQueue = async (boss: PgBoss, queue: PgBoss.Queue): Promise<void> => {
  for (let tries = 1; (await boss.getQueue(queue.name)) === null; tries += 1) {
    try {
      await boss.createQueue(queue.name, queue);
    } catch (error) {
      if (tries === CREATIONS) throw error;
      await pause(Math.random() * CREATION_PAUSE_MS);
    }
  }
};

/** Jobs of pg-boss in the schema `pgboss` of the database, for any number of servers. */
export const bossJobs = ({ url, failed }: Dependencies): Jobs => {
  const boss = new PgBoss(bossOptions(url));
  boss.on('error', (error) => failed(error, 'the queue of jobs'));
  const ids: string[] = [];
  let running = 0;
  const started = (async () => {
    await boss.start();
    await ensureQueue(boss, { name: PUT_ASIDE, retentionDays: KEPT_DAYS });
    for (const name of KINDS) await ensureQueue(boss, { name, ...queueOptions });
  })();
  // The callers that await it get the error.
  started.catch(() => undefined);

  const workOn = async <Kind extends JobKind>(kind: Kind, worker: Workers[Kind]) => {
    const options = { pollingIntervalSeconds: 1, batchSize: 1, includeMetadata: true } as const;
    const id = await boss.work<JobData[Kind]>(kind, options, async ([job]) => {
      running += 1;
      try {
        await worker({ id: job!.id, data: job!.data, attempt: job!.retryCount + 1 } as never);
      } catch (error) {
        if (!(error instanceof LastingFailure)) throw error;
        await boss.send(PUT_ASIDE, job!.data as object);
      } finally {
        running -= 1;
      }
    });
    ids.push(id);
  };

  const wake = () => {
    for (const id of ids) boss.notifyWorker(id);
  };

  return {
    async add(kind, data, { unit, delayMs = 0 } = {}) {
      await started;
      await boss.send(kind, data, {
        ...queueOptions,
        startAfter: Math.round(delayMs / 1_000),
        ...(unit && { db: { executeSql: executeIn(unit) } }),
      });
    },
    async start(workers) {
      await started;
      const { resetLink, notice } = reportingFailures(workers, failed);
      await workOn('resetLink', resetLink);
      await workOn('notice', notice);
    },
    wake,
    running: () => running,
    async stop() {
      await started.catch(() => undefined);
      await Promise.all(KINDS.map((kind) => boss.offWork(kind)));
      while (running > 0) await pause(WAIT_MS);
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
    },
  };
};
