import { randomBytes } from 'node:crypto';
import type { RecipeId } from '@contracts/recipe';

/** Random 53-bit ids outside the corpus, so that stored recipes cannot be found by guessing. */
export const freeRecipeIds = (isTaken: (id: RecipeId) => boolean) => (): RecipeId => {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id > 0 && !isTaken(id)) return id;
  }
};
