import { nextTask } from './nextTask';

/**
 * Runs parts one after the other, each in a task of its own. A part is often an `import` in the mode `eager`: its code
 * comes in the same file as the others, and is evaluated only then, so that a slow phone answers in between.
 */
export const inTasks = async (parts: readonly (() => unknown)[]): Promise<void> => {
  for (const part of parts) {
    await nextTask();
    await part();
  }
};
