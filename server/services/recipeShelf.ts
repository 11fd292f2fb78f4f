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
import { isDatabaseAway } from '../errors/databaseAway';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { fromJsonText, type JsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type RecipePage, type StoredRecipe } from '../text/recipeText';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'findAll'>;
  /** The number of the newest imported recipe to take; 0 leaves all out. */
  until?: number;
  /** Called when an answer is without its imported recipes, because the database is away. */
  leftOut?: () => void;
  /** Called between batches with the milliseconds that the last one took; rejects to stop. */
  pause?: (ms: number) => Promise<void>;
}

interface ShelfSources {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'areMoreThan' | 'batches' | 'findAll' | 'newest'>;
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
 * Every searchable recipe in one sequence of positions: the corpus, then the imported recipes in the order in which
 * they were added, which is the same on every server. Of imported recipes only numbers and titles are in memory; their bodies are read from the database when they are shown.
 */
export const fillShelf = async ({ corpus, imported, until, leftOut, pause }: Dependencies) => {
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
  for await (const batch of until === 0 ? [] : imported.batches(pause && BATCH, until)) {
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

    /**
     * The recipes at these positions, with at most one query; undefined for one that no longer exists, or that cannot
     * be read while the database is away: the collection can still be searched.
     */
    async pagesOf(positions: readonly number[], language: Language): Promise<(RecipePage | undefined)[]> {
      const ids = positions.flatMap((position) => importedIdOf(position) ?? []);
      const stored = await imported.findAll(ids).catch((error: unknown) => {
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

export type RecipeShelf = Awaited<ReturnType<typeof fillShelf>>;

/**
 * The shelf, which can be filled again while it is searched. With many imported recipes it begins with the corpus alone,
 * so that the start of the server does not grow with their number.
 */
export const openShelf = async ({ corpus, imported }: ShelfSources) => {
  const isLarge = await imported.areMoreThan(READ_AT_START);
  // What is added while the shelf is filled comes with the next filling.
  let newest = isLarge ? 0 : await imported.newest();
  let leftOut = 0;
  const countLeftOut = () => {
    leftOut += 1;
  };
  let shelf = await fillShelf({ corpus, imported, until: newest, leftOut: countLeftOut });
  let fillings = 1;
  let isWhole = !isLarge;
  const stopping = new AbortController();
  // Requests get at least half of the time.
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal });

  const refill = async (): Promise<void> => {
    try {
      const until = await imported.newest();
      shelf = await fillShelf({ corpus, imported, until, leftOut: countLeftOut, pause });
      newest = until;
      fillings += 1;
      isWhole = true;
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };

  return {
    current: (): RecipeShelf => shelf,
    /** Differs whenever a search may have another answer than before. */
    stamp: (): string => `${fillings} ${leftOut} ${corpus.changes()}`,
    /** Whether every imported recipe can be found. */
    isWhole: (): boolean => isWhole,
    refill,
    /** Adds the imported recipes if they were too many for the start. */
    complete: async (): Promise<void> => {
      if (!isWhole) await refill();
    },
    /** Adds the recipes that an import has added since the last filling, on this server or beside it. */
    catchUp: async (): Promise<void> => {
      if (isWhole && (await imported.newest()) > newest) await refill();
    },
    /** Stops a filling. */
    stop: (): void => stopping.abort(),
  };
};
