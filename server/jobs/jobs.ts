import type { Language } from '@contracts/vocabulary';
import type { Unit } from '../db/unit';

/** What a notice to the owner of an account says. */
export type Notice =
  | { about: 'password' | 'address' | 'factorOn' | 'factorOff' }
  /** How many recovery codes are left after one was used. */
  | { about: 'recoveryCode'; left: number };

/** The work that has to be done, once, even if the server dies on the way. Kept as JSON in the database. */
export interface JobData {
  /** A mail with a link for a new password, if the address has an account. The link is made when the mail is. */
  resetLink: { email: string; language: Language };
  /** A mail about a change of an account. */
  notice: { uid: string; to: string; language: Language; notice: Notice };
}

export type JobKind = keyof JobData;

/** What the log calls each kind. */
const JOB_NAMES: Readonly<Record<JobKind, string>> = {
  resetLink: 'the mail with a reset link',
  notice: 'the mail about a change of an account',
};

/** One job while it is worked on. */
export interface RunningJob<Kind extends JobKind = JobKind> {
  /** Stays the same with every attempt. */
  id: string;
  data: JobData[Kind];
  /** From 1. */
  attempt: number;
}

/**
 * Does the work of one kind. A job whose attempt rejects is attempted again later; after a crash a job is attempted
 * again, too, so an attempt that is repeated must do no more than the first.
 */
export type Workers = { [Kind in JobKind]: (job: RunningJob<Kind>) => Promise<void> };

/** Writes a failed attempt to the log. */
export type OnFailure = (error: unknown, what: string) => void;

/** The workers, which also report each failed attempt before they reject. */
export const reportingFailures = (workers: Workers, failed: OnFailure): Workers => {
  const reporting =
    <Kind extends JobKind>(kind: Kind, attempt: Workers[Kind]) =>
    async (job: RunningJob<Kind>): Promise<void> => {
      try {
        await attempt(job);
      } catch (error) {
        failed(error, JOB_NAMES[kind]);
        throw error;
      }
    };
  return {
    resetLink: reporting('resetLink', workers.resetLink),
    notice: reporting('notice', workers.notice),
  };
};

/** The attempt failed and another one would, too: the job is put aside at once. */
export class LastingFailure extends Error {}

export interface AddOptions {
  /** The transaction of the change that needs the job; absent: a separate one. */
  unit?: Unit;
  /** The job is not begun earlier. */
  delayMs?: number;
}

export interface Jobs {
  /**
   * Adds a job. Once this resolves, and the transaction has committed, the job will be done.
   */
  add: <Kind extends JobKind>(kind: Kind, data: JobData[Kind], how?: AddOptions) => Promise<void>;
  /** Begins to work. */
  start: (workers: Workers) => Promise<void>;
  /** Looks for work now rather than within a second. */
  wake: () => void;
  /** How many jobs are being worked on here. */
  running: () => number;
  /** Finishes what it can, and ends. What is left is done after the next start, or by another server. */
  stop: () => Promise<void>;
}

/** How often a job is attempted before it is put aside. */
export const ATTEMPTS = 8;
/** The first wait after a failure; each further one is twice as long. */
export const FIRST_WAIT_SECONDS = 15;
/** An attempt takes less; a server that has not finished it by then is taken for dead. */
export const LEASE_SECONDS = 120;
/** How long a job that was put aside is kept. */
export const KEPT_DAYS = 7;
