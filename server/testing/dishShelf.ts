import { createCorpusBook } from '../corpus/corpusBook';
import { fillShelf, type RecipeShelf } from '../services/recipeShelf';
import { DISHES } from './dishes';

/** A shelf with `dishes` as its corpus, on a server to which no recipe was imported. */
export const dishShelf = (dishes = DISHES): Promise<RecipeShelf> =>
  fillShelf({
    corpus: createCorpusBook(dishes),
    imported: {
      async *batches() {
        // No recipe was imported.
      },
      findAll: () => Promise.resolve(new Map()),
    },
  });
