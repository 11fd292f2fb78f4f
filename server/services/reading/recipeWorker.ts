import type { StoredRecipe } from '../../text/recipeText';
import { answering, type ThreadReply } from '../../threads/replies';
import { readPosted, type ReadingTask } from './readPosted';

const readOne = answering(readPosted);

/** The program of a reading thread: reads recipes one after the other. What is wrong with one is its own reply. */
export default answering(async (tasks: readonly ReadingTask[]) => {
  const replies: ThreadReply<StoredRecipe>[] = [];
  for (const task of tasks) replies.push(await readOne(task));
  return replies;
});
