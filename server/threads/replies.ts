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
 * Runs a task in a thread whose program was made by `answering`. The pool ends the thread of a task that is late.
 *
 * @param deadlineMs from the call to the answer, with the time in the queue
 * @param tooLate the failure after the deadline
 * @throws the DomainError of the task, `tooLate`, or why the thread died
 */
export const askThread = async <Task, Result>(
  threads: ThreadPool<Task, ThreadReply<Result>>,
  task: Task,
  deadlineMs: number,
  tooLate: () => DomainError,
): Promise<Result> => {
  const deadline = AbortSignal.timeout(deadlineMs);
  const reply = await threads.run(task, { signal: deadline }).catch((error: unknown) => {
    throw deadline.aborted ? tooLate() : error;
  });
  if ('result' in reply) return reply.result;
  throw new DomainError(reply.kind, reply.values);
};
