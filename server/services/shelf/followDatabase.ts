import type { CorpusBook } from '../../corpus/corpusBook';
import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import { createShelfFiller, withoutNumbers, type ShelfContent } from './shelfFiller';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'lostNumbers'>;
}

/** Called between batches with the milliseconds that the last one took; rejects to stop. */
type Pause = (ms: number) => Promise<void>;

/** Recipes read at once beside requests: a few milliseconds of work. */
const BATCH = 200;

/**
 * Fills a shelf with what the database has, and goes on with it.
 * @param from what to go on from: content that the database had up to the number `last`
 */
export const followDatabase = (
  { corpus, imported }: Dependencies,
  { content, last: first }: { content?: ShelfContent; last: number } = { last: 0 },
) => {
  let filler = createShelfFiller(corpus, content);
  let last = first;
  let wasOutdated = false;

  const takeOff = (lost: readonly number[]): void => {
    if (!lost.some(filler.has)) return;
    wasOutdated ||= filler.isOutdated();
    filler = createShelfFiller(corpus, withoutNumbers(filler.finish().content, new Set(lost)));
  };

  return {
    /** The number of the newest import or change that it knows. */
    last: (): number => last,

    /** Whether a recipe on it has facts of other rules than ours. */
    isOutdated: (): boolean => wasOutdated || filler.isOutdated(),

    /**
     * Follows the database up to a number. What a failure leaves out comes with the next call.
     * @param pause absent: at once
     */
    async addUntil(until: number, pause?: Pause): Promise<void> {
      if (until <= last) return;
      takeOff(await imported.lostNumbers(last, until));
      let begunAt = performance.now();
      for await (const batch of imported.batches(pause && BATCH, until, last)) {
        batch.forEach(filler.put);
        last = batch.at(-1)!.seq;
        await pause?.(performance.now() - begunAt);
        begunAt = performance.now();
      }
      last = until;
    },

    finish: () => filler.finish(),
  };
};

export type Follower = ReturnType<typeof followDatabase>;
