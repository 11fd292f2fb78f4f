import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { SearchShelf } from '@kitchen/search/searchShelf';
import type { CorpusBook } from '../corpus/corpusBook';
import { isDatabaseAway } from '../errors/databaseAway';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { pageOf, unmarkedRecipe, type RecipePage, type StoredRecipe } from '../text/recipeText';
import { createShelfFiller } from './shelf/shelfFiller';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'findAll'>;
  /** Called when an answer is without its imported recipes, because the database is away. */
  leftOut?: () => void;
}

/**
 * Every searchable recipe in one sequence of positions: the corpus, then the imported recipes in the order of their
 * numbers, which is the same on every server. Of imported recipes only numbers and titles are in memory; their bodies
 * are read from the database when they are shown.
 */
export const recipeShelf = (
  { corpus, imported, leftOut }: Dependencies,
  { shelf, ids }: { shelf: SearchShelf; ids: Float64Array },
) => {
  const importedIdOf = (position: number): RecipeId | undefined => ids[position - corpus.size];
  const idAt = (position: number): RecipeId => corpus.entries[position]?.id ?? importedIdOf(position)!;

  return {
    ...shelf,
    idAt,

    /**
     * The recipes at these positions, with at most one query; undefined for one that no longer exists, or that cannot
     * be read while the database is away: the collection can still be searched.
     */
    async pagesOf(positions: readonly number[], language: Language): Promise<(RecipePage | undefined)[]> {
      const asked = positions.flatMap((position) => importedIdOf(position) ?? []);
      const stored = await imported.findAll(asked).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
        leftOut?.();
        return new Map<RecipeId, StoredRecipe>();
      });
      return positions.map((position) => {
        const id = importedIdOf(position);
        if (id === undefined) return corpus.page(position, language);
        const body = stored.get(id);
        return body && pageOf(unmarkedRecipe(id, body));
      });
    },
  };
};

export type RecipeShelf = ReturnType<typeof recipeShelf>;

/** All recipes at once, for programs that search without a server. */
export const fillShelf = async (
  sources: Dependencies & { imported: Pick<ImportedRecipesRepository, 'batches'> },
): Promise<RecipeShelf> => {
  const filler = createShelfFiller(sources.corpus);
  for await (const batch of sources.imported.batches()) batch.forEach(filler.put);
  const { shelf, content } = filler.finish();
  return recipeShelf(sources, { shelf, ids: content.ids });
};
