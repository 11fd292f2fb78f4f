import { DomainError, type FailureValues } from '../errors/domainError';
import type { FailureKind } from '../errors/failures';
import type { ThreadPool } from './threadPool';

/** What a thread answers: its result, or a failure for the cook as data, because classes do not cross threads. */
export type ThreadReply<Result> = { result: Result } | { kind: FailureKind; values: FailureValues };

/** Makes the program of a thread from its work: a DomainError becomes a reply, other errors stay errors. */
export const answering =
  <Task, Result>(work: (task: Task) => Result | Promise<Result>) =>
  async (task: Task): Promise<ThreadReply<Result>> => {
    try {
      return { result: await work(task) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { kind: error.kind, values: error.values };
    }
  };

/**
 * Runs a task in a thread. The pool ends the thread of a task that is late or no longer wanted.
 *
 * @param deadlineMs from the call to the answer, with the time in the queue
 * @param tooLate the failure after the deadline
 * @param signal aborted when the answer is no longer wanted
 * @throws what the task throws, `tooLate`, the signal's reason, or why the thread died
 */
export const runBefore = <Task, Reply>(
  threads: ThreadPool<Task, Reply>,
  task: Task,
  deadlineMs: number,
  tooLate: () => DomainError,
  signal?: AbortSignal,
): Promise<Reply> => {
  const deadline = AbortSignal.timeout(deadlineMs);
  return threads
    .run(task, { signal: signal ? AbortSignal.any([deadline, signal]) : deadline })
    .catch((error: unknown) => {
      throw deadline.aborted ? tooLate() : error;
    });
};

/** `runBefore` for a thread whose program was made by `answering`: a refusal comes back as the failure that it was. */
export const askThread = async <Task, Result>(
  threads: ThreadPool<Task, ThreadReply<Result>>,
  task: Task,
  deadlineMs: number,
  tooLate: () => DomainError,
): Promise<Result> => {
  const reply = await runBefore(threads, task, deadlineMs, tooLate);
  if ('result' in reply) return reply.result;
  throw new DomainError(reply.kind, reply.values);
};
