import type { CorpusBook } from '../../corpus/corpusBook';
import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import type { Follower } from './followDatabase';
import { createShelfFiller, type ShelfContent } from './shelfFiller';
import type { ShelfSnapshot, ShelfSnapshots } from './shelfSnapshots';

interface Dependencies {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'lastChange'>;
  snapshots: ShelfSnapshots;
  /** Fewer imported recipes than this are read faster than a file. */
  fewest: number;
  /** A shelf with the collection alone, if there is one already: building it takes a good part of a start. */
  ours?: ShelfContent | undefined;
  signal: AbortSignal;
}

/** A shelf is kept again once one in so many of its recipes is new: a start adds fewer in no time. */
const KEPT_AGAIN_AFTER = 100;

/** Decides when a shelf is kept for the next start. */
export const keepShelf = ({ corpus, imported, snapshots, fewest, ours, signal }: Dependencies) => {
  let alone = ours;
  const oursAlone = () => (alone ??= createShelfFiller(corpus).finish().content);
  let keptUntil: number | undefined;
  let running: Promise<void> = Promise.resolve();

  const write = async (content: ShelfContent, last: number): Promise<void> => {
    const change = await imported.lastChange(last);
    await snapshots.write({ content, last, change }, oursAlone(), signal);
  };

  return {
    /** What was kept at an earlier start, if this release can use it. */
    async read(): Promise<ShelfSnapshot | undefined> {
      const snapshot = await snapshots.read(oursAlone());
      keptUntil = snapshot?.last;
      return snapshot;
    },

    /** Keeps a shelf, where that saves the next start some work. A failure is logged, and is no failure of the shelf. */
    keep(content: ShelfContent, follower: Pick<Follower, 'isOutdated' | 'last'>): void {
      const count = content.ids.length;
      const last = follower.last();
      const isWorthIt = keptUntil === undefined || (last - keptUntil) * KEPT_AGAIN_AFTER >= count;
      // Facts by older rules are about to be computed again.
      if (count <= fewest || !isWorthIt || follower.isOutdated() || signal.aborted) return;
      keptUntil = last;
      running = running.then(() => write(content, last)).catch(() => undefined);
    },

    settled: (): Promise<void> => running,
  };
};
