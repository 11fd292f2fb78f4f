import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { maskOf, type Facts } from '@kitchen/factsMask';
import { createGrowingNumbers } from '@kitchen/growingNumbers';
import { createSearchShelfBuilder, shelvedFromCorpus } from '@kitchen/searchShelf';
import type { CorpusBook, LocalisedRecipe } from '../corpus/corpusBook';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';

interface Needs {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'findAll'>;
}

/** Recipes by the thousand have the same facts, so each text of facts is understood once. */
const createFactsReader = () => {
  const known = new Map<string, number>();
  return (facts: string): number => {
    const mask = known.get(facts) ?? maskOf(JSON.parse(facts) as Facts);
    known.set(facts, mask);
    return mask;
  };
};

/**
 * Everything that can be found, in one row of positions: the corpus, then what was imported in the order of the ids. Of
 * imported recipes only numbers and words of titles are kept; what they say is read from the database when it is shown.
 */
export const fillShelf = async ({ corpus, imported }: Needs) => {
  const builder = createSearchShelfBuilder();
  const importedIds = createGrowingNumbers(Float64Array);

  for (const { recipe, ingredientIds, mask } of corpus.entries) {
    const { popularity, cuisine, text } = recipe;
    const titles = { en: text.en.title, es: text.es.title, fr: text.fr.title };
    builder.put(shelvedFromCorpus({ ingredientIds, mask, popularity, cuisine, titles }));
  }
  const maskOfFacts = createFactsReader();
  for await (const batch of imported.batches())
    for (const { id, title, ingredientIds, facts } of batch) {
      builder.put({ ingredientIds, mask: maskOfFacts(facts), popularity: 0, titles: [title], words: [] });
      importedIds.push(id);
    }

  const shelf = builder.finish();
  const importedIdAt = importedIds.finish();

  const importedIdOf = (position: number): RecipeId | undefined => importedIdAt[position - corpus.size];

  return {
    ...shelf,

    /** The recipes at these positions, with one query at most; undefined for one that is no longer there. */
    async pagesOf(positions: readonly number[], language: Language): Promise<(LocalisedRecipe | undefined)[]> {
      const stored = await imported.findAll(positions.flatMap((position) => importedIdOf(position) ?? []));
      return positions.map((position) => {
        const id = importedIdOf(position);
        if (id === undefined) return corpus.page(position, language);
        const body = stored.get(id);
        if (!body) return undefined;
        const recipe = { ...body, id, userRating: 0, isSaved: false };
        return { recipe, json: JSON.stringify(recipe) };
      });
    },
  };
};

export type RecipeShelf = Awaited<ReturnType<typeof fillShelf>>;
