import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { maskOf, mayMaskOf, type Facts } from '@kitchen/facts/factsMask';
import { cuisineNames } from '@kitchen/reading/readCuisine';
import { createGrowingNumbers } from '@kitchen/search/growingNumbers';
import { localiseTitle } from '@kitchen/recipes/localise';
import { createSearchShelfBuilder } from '@kitchen/search/searchShelf';
import { shelvedFromCorpus, type ShelvedRecipe } from '@kitchen/search/shelvedRecipe';
import type { CorpusBook } from '../corpus/corpusBook';
import type { ImportedFacts } from '../db/schema';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { fromJsonText, type JsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type RecipePage } from '../text/recipeText';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'findAll'>;
}

/** Parses each distinct text of facts once, because thousands of recipes share the same facts. */
const createFactsReader = () => {
  const known = new Map<string, Pick<ShelvedRecipe, 'mask' | 'mayMask' | 'cuisine' | 'words' | 'unread'>>();
  return (text: JsonText<ImportedFacts>) => {
    const before = known.get(text);
    if (before) return before;
    const facts: Facts & Pick<ImportedFacts, 'cuisine'> = fromJsonText(text);
    const { cuisine } = facts;
    const words = cuisine ? cuisineNames(cuisine) : [];
    const read = { cuisine, words, mask: maskOf(facts), mayMask: mayMaskOf(facts), unread: facts.unread ?? 0 };
    known.set(text, read);
    return read;
  };
};

/**
 * Every searchable recipe in one sequence of positions: the corpus, then the imported recipes by id. Of imported
 * recipes only numbers and titles are in memory; their bodies are read from the database when they are shown.
 */
export const fillShelf = async ({ corpus, imported }: Dependencies) => {
  const builder = createSearchShelfBuilder();
  const importedIds = createGrowingNumbers(Float64Array);
  const importedTitles: string[] = [];

  for (const { recipe, ingredientIds, mask, mayMask } of corpus.entries) {
    const { popularity, prepTime: minutes, cuisine, text } = recipe;
    const titles = { en: text.en.title, es: text.es.title, fr: text.fr.title };
    const lines = recipe.ingredients.length;
    builder.put(shelvedFromCorpus({ ingredientIds, mask, mayMask, popularity, minutes, lines, cuisine, titles }));
  }
  const readFacts = createFactsReader();
  for await (const batch of imported.batches())
    for (const { id, title, ingredientIds, facts, minutes, lines } of batch) {
      builder.put({ ingredientIds, ...readFacts(facts), popularity: 0, minutes, lines, titles: [title] });
      importedIds.push(id);
      importedTitles.push(title);
    }

  const shelf = builder.finish((position, language) => {
    const ours = corpus.entries[position];
    return ours ? localiseTitle(ours.recipe, language) : importedTitles[position - corpus.size]!;
  });
  const importedIdAt = importedIds.finish();

  const importedIdOf = (position: number): RecipeId | undefined => importedIdAt[position - corpus.size];
  const idAt = (position: number): RecipeId => corpus.entries[position]?.id ?? importedIdOf(position)!;

  return {
    ...shelf,
    idAt,

    /** The recipes at these positions, with at most one query; undefined for one that no longer exists. */
    async pagesOf(positions: readonly number[], language: Language): Promise<(RecipePage | undefined)[]> {
      const stored = await imported.findAll(positions.flatMap((position) => importedIdOf(position) ?? []));
      return positions.map((position) => {
        const id = importedIdOf(position);
        if (id === undefined) return corpus.page(position, language);
        const body = stored.get(id);
        return body && pageOf(unmarkedRecipe(id, body));
      });
    },
  };
};

export type RecipeShelf = Awaited<ReturnType<typeof fillShelf>>;

/** The shelf, which can be filled again while it is searched. */
export const openShelf = async (needs: Dependencies) => {
  let shelf = await fillShelf(needs);
  let fillings = 1;
  return {
    current: (): RecipeShelf => shelf,
    /** Differs whenever a search may have another answer than before. */
    stamp: (): string => `${fillings} ${needs.corpus.changes()}`,
    async refill(): Promise<void> {
      shelf = await fillShelf(needs);
      fillings += 1;
    },
  };
};
