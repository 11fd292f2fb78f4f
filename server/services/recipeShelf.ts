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
import type { ImportedEntry } from '../repositories/importedRows';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { fromJsonText, type JsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type RecipePage, type StoredRecipe } from '../text/recipeText';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'findAll'>;
  /** Called when an answer is without its imported recipes, because the database is away. */
  leftOut?: () => void;
}

interface ShelfSources {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'areMoreThan' | 'batches' | 'findAll' | 'newest'>;
}

/** Called between batches with the milliseconds that the last one took; rejects to stop. */
type Pause = (ms: number) => Promise<void>;

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
 * they were added, which is the same on every server. Of imported recipes only numbers and titles are in memory; their
 * bodies are read from the database when they are shown. Further imports go behind the others: what is on the shelf
 * stays where it is.
 */
export const createShelfFiller = ({ corpus, imported, leftOut }: Dependencies) => {
  const builder = createSearchShelfBuilder();
  const importedIds = createGrowingNumbers(Float64Array);
  const importedTitles: string[] = [];
  const readFacts = createFactsReader();
  let last = 0;

  for (const { recipe, ingredientIds, mask, mayMask } of corpus.entries) {
    const { popularity, prepTime: minutes, cuisine, text, american, names } = recipe;
    const titles = { en: text.en.title, es: text.es.title, fr: text.fr.title };
    const lines = recipe.ingredients.length;
    builder.put(
      shelvedFromCorpus({ ingredientIds, mask, mayMask, popularity, minutes, lines, cuisine, titles, american, names }),
    );
  }

  const put = ({ id, title, ingredientIds, facts, minutes, lines }: ImportedEntry) => {
    builder.put({ ingredientIds, ...readFacts(facts), popularity: 0, minutes, lines, titles: [title] });
    importedIds.push(id);
    importedTitles.push(title);
  };

  return {
    /** The number of the newest imported recipe on it. */
    last: (): number => last,

    /**
     * Adds the imported recipes up to a number. What a failure leaves out comes with the next call.
     * @param pause absent: at once
     */
    async addUntil(until: number, pause?: Pause): Promise<void> {
      if (until <= last) return;
      let begunAt = performance.now();
      for await (const batch of imported.batches(pause && BATCH, until, last)) {
        batch.forEach(put);
        last = batch.at(-1)!.seq;
        await pause?.(performance.now() - begunAt);
        begunAt = performance.now();
      }
      last = until;
    },

    /** The shelf as it is now. */
    shelf: () => shelfOf({ corpus, imported, leftOut }, { builder, importedIds: importedIds.soFar(), importedTitles }),
  };
};

/** All recipes at once, for programs that search without a server. */
export const fillShelf = async (sources: Dependencies) => {
  const filler = createShelfFiller(sources);
  await filler.addUntil(Infinity);
  return filler.shelf();
};

interface Filled {
  builder: ReturnType<typeof createSearchShelfBuilder>;
  importedIds: Float64Array;
  importedTitles: readonly string[];
}

const shelfOf = ({ corpus, imported, leftOut }: Dependencies, { builder, importedIds, importedTitles }: Filled) => {
  const shelf = builder.finish((position, language) => {
    const ours = corpus.entries[position];
    return ours ? localiseTitle(ours.recipe, language) : importedTitles[position - corpus.size]!;
  });

  const importedIdOf = (position: number): RecipeId | undefined => importedIds[position - corpus.size];
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

export type RecipeShelf = ReturnType<typeof shelfOf>;

/**
 * The shelf, to which recipes are added while it is searched. With many imported recipes it begins with the corpus alone,
 * so that the start of the server does not grow with their number.
 */
export const openShelf = async ({ corpus, imported }: ShelfSources) => {
  const isLarge = await imported.areMoreThan(READ_AT_START);
  let leftOut = 0;
  const countLeftOut = () => {
    leftOut += 1;
  };
  const begin = () => createShelfFiller({ corpus, imported, leftOut: countLeftOut });
  let filler = begin();
  if (!isLarge) await filler.addUntil(await imported.newest());
  let shelf = filler.shelf();
  let fillings = 1;
  let isWhole = !isLarge;
  const stopping = new AbortController();
  // Requests get at least half of the time.
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal });

  const fill = async (into: typeof filler): Promise<void> => {
    try {
      await into.addUntil(await imported.newest(), pause);
      const begunAt = performance.now();
      filler = into;
      shelf = into.shelf();
      fillings += 1;
      isWhole = true;
      await pause(performance.now() - begunAt);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };
  let running: Promise<void> = Promise.resolve();
  /** One after the other, so that no import undoes what another one adds. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = running.then(work);
    running = done.catch(() => undefined);
    return done;
  };

  return {
    current: (): RecipeShelf => shelf,
    /** Differs whenever a search may have another answer than before. */
    stamp: (): string => `${fillings} ${leftOut} ${corpus.changes()}`,
    /** Whether every imported recipe can be found. */
    isWhole: (): boolean => isWhole,
    /** Fills another one, with what is in the database now. */
    refill: () => inTurn(() => fill(begin())),
    /** Adds the imported recipes if they were too many for the start. */
    complete: () => inTurn(async () => (isWhole ? undefined : fill(filler))),
    /** Adds the recipes that an import has added since, on this server or beside it. */
    catchUp: () =>
      inTurn(async () => {
        if (isWhole && (await imported.newest()) > filler.last()) await fill(filler);
      }),
    /** Stops a filling. */
    stop: (): void => stopping.abort(),
  };
};
