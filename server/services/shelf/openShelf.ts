import { createFilling } from './fillShown';
import { followDatabase } from './followDatabase';
import { keepShelf } from './keepShelf';
import type { ShelfSources } from './shelfSources';
import { createShownShelf } from './shownShelf';

/** What is read in a fifth of a second. */
const READ_AT_START = 5_000;

/** Runs pieces of work one after the other, so that none undoes what another one adds. */
const createTurns = () => {
  let running: Promise<void> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = running.then(work);
    running = done.catch(() => undefined);
    return done;
  };
};

/**
 * The shelf, to which recipes are added while it is searched. With many imported recipes it begins with the corpus alone,
 * so that the start of the server does not grow with their number. They come from the shelf that was kept last, and from
 * what the database has had since.
 */
export const openShelf = async (sources: ShelfSources) => {
  const { corpus, imported, snapshots, readAtStart = READ_AT_START } = sources;
  const begin = () => followDatabase({ corpus, imported });
  const stopping = new AbortController();
  const { signal } = stopping;

  const isWholeAtFirst = !(await imported.areMoreThan(readAtStart));
  const first = begin();
  if (isWholeAtFirst) await first.addUntil(await imported.newest());
  const shown = createShownShelf(sources, first);
  const ours = isWholeAtFirst ? undefined : shown.before;
  const keeper = snapshots && keepShelf({ corpus, imported, snapshots, fewest: readAtStart, ours, signal });
  const filling = createFilling({ sources, shown, keeper, signal, first, isWholeAtFirst });
  const inTurn = createTurns();
  let isWanted = false;

  return {
    current: shown.current,
    /** Differs whenever a search may have another answer than before. */
    stamp: shown.stamp,
    /** Whether every imported recipe can be found. */
    isWhole: filling.isWhole,
    /** Fills another one, with what is in the database now. */
    refill: () => inTurn(() => filling.fill(begin())),
    /** Adds the imported recipes if they were too many for the start. What a failure leaves out comes with `catchUp`. */
    complete: () => {
      isWanted = true;
      return inTurn(filling.complete);
    },
    /** Follows what has changed since, on this server or beside it. */
    catchUp: () =>
      inTurn(async () => {
        if (filling.isWhole()) await filling.grow();
        else if (isWanted) await filling.complete();
      }),
    /** Stops a filling. */
    stop: (): void => stopping.abort(),
    /** Resolves once nothing is being kept any more. */
    settled: async (): Promise<void> => keeper?.settled(),
  };
};
