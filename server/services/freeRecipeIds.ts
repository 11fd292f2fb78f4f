import { randomBytes } from 'node:crypto';
import type { RecipeId } from '@contracts/recipe';

/** Random ids of 53 bits that none of the corpus has: nobody can guess which recipes there are (DECISIONS 20). */
export const freeRecipeIds = (isTaken: (id: RecipeId) => boolean) => (): RecipeId => {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id > 0 && !isTaken(id)) return id;
  }
};
