import { DomainError } from '../../errors/domainError';
import type { ReadingReply } from './recipeReader';
import { readPosted, type ReadingTask } from './readPosted';

/** The program of a reading thread. A failure for the cook crosses as data, because classes do not. */
const readInThread = async (task: ReadingTask): Promise<ReadingReply> => {
  try {
    return { recipe: await readPosted(task) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: error.kind, values: error.values };
  }
};

export default readInThread;
