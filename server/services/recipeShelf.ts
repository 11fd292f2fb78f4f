import { setTimeout as sleep } from 'node:timers/promises';
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
  /** Leaves the imported recipes out. */
  isCorpusOnly?: boolean;
  /** Called between batches with the milliseconds that the last one took; rejects to stop. */
  pause?: (ms: number) => Promise<void>;
}

interface ShelfSources {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'areMoreThan' | 'batches' | 'findAll'>;
}

/** So many imported recipes are read in a fifth of a second; more are added after the start. */
const READ_AT_START = 5_000;
/** Recipes read at once beside requests: a few milliseconds of work. */
const BATCH = 200;

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
export const fillShelf = async ({ corpus, imported, isCorpusOnly = false, pause }: Dependencies) => {
  const builder = createSearchShelfBuilder();
  const importedIds = createGrowingNumbers(Float64Array);
  const importedTitles: string[] = [];

  for (const { recipe, ingredientIds, mask, mayMask } of corpus.entries) {
    const { popularity, prepTime: minutes, cuisine, text, american, names } = recipe;
    const titles = { en: text.en.title, es: text.es.title, fr: text.fr.title };
    const lines = recipe.ingredients.length;
    builder.put(
      shelvedFromCorpus({ ingredientIds, mask, mayMask, popularity, minutes, lines, cuisine, titles, american, names }),
    );
  }
  const readFacts = createFactsReader();
  let begunAt = performance.now();
  for await (const batch of isCorpusOnly ? [] : imported.batches(pause && BATCH)) {
    for (const { id, title, ingredientIds, facts, minutes, lines } of batch) {
      builder.put({ ingredientIds, ...readFacts(facts), popularity: 0, minutes, lines, titles: [title] });
      importedIds.push(id);
      importedTitles.push(title);
    }
    await pause?.(performance.now() - begunAt);
    begunAt = performance.now();
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

/**
 * The shelf, which can be filled again while it is searched. With many imported recipes it begins with the corpus alone,
 * so that the start of the server does not grow with their number.
 */
export const openShelf = async ({ corpus, imported }: ShelfSources) => {
  const isLarge = await imported.areMoreThan(READ_AT_START);
  let shelf = await fillShelf({ corpus, imported, isCorpusOnly: isLarge });
  let fillings = 1;
  let isWhole = !isLarge;
  const stopping = new AbortController();
  // Requests get at least half of the time.
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal });

  const refill = async (): Promise<void> => {
    try {
      shelf = await fillShelf({ corpus, imported, pause });
      fillings += 1;
      isWhole = true;
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };

  return {
    current: (): RecipeShelf => shelf,
    /** Differs whenever a search may have another answer than before. */
    stamp: (): string => `${fillings} ${corpus.changes()}`,
    /** Whether every imported recipe can be found. */
    isWhole: (): boolean => isWhole,
    refill,
    /** Adds the imported recipes if they were too many for the start. */
    complete: async (): Promise<void> => {
      if (!isWhole) await refill();
    },
    /** Stops a filling. */
    stop: (): void => stopping.abort(),
  };
};
