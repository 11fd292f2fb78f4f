import { setTimeout as sleep } from 'node:timers/promises';
import type { CorpusBook } from '../../corpus/corpusBook';
import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import { recipeShelf, type RecipeShelf } from '../recipeShelf';
import { checkSnapshot, type History } from './checkSnapshot';
import { followDatabase, type Follower } from './followDatabase';
import { keepShelf } from './keepShelf';
import type { ShelfContent } from './shelfFiller';
import type { ShelfSnapshot, ShelfSnapshots } from './shelfSnapshots';

interface Sources {
  corpus: CorpusBook;
  imported: History & Pick<ImportedRecipesRepository, 'areMoreThan' | 'batches' | 'findAll' | 'newest'>;
  /** Keeps the shelf for the next start; absent: every start builds it. */
  snapshots?: ShelfSnapshots;
  /** So many imported recipes are read before the server listens; more are added then. */
  readAtStart?: number;
}

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

/** The shelf that is searched: what `first` has, until `show` replaces it. */
const createShown = ({ corpus, imported }: Pick<Sources, 'corpus' | 'imported'>, first: Follower) => {
  let fillings = 0;
  let leftOut = 0;
  const countLeftOut = () => {
    leftOut += 1;
  };
  const finish = (follower: Follower) => {
    const { shelf: searched, content } = follower.finish();
    fillings += 1;
    return {
      shelf: recipeShelf({ corpus, imported, leftOut: countLeftOut }, { shelf: searched, ids: content.ids }),
      content,
    };
  };
  const { content: before, ...shownFirst } = finish(first);
  let { shelf } = shownFirst;
  return {
    /** What `first` has, to be kept. */
    before,
    current: (): RecipeShelf => shelf,
    stamp: (): string => `${fillings} ${leftOut} ${corpus.changes()}`,
    /** @returns what it has, to be kept */
    show(follower: Follower): ShelfContent {
      const finished = finish(follower);
      shelf = finished.shelf;
      return finished.content;
    },
  };
};

/**
 * A shelf with what was kept, where that agrees with the database.
 * @returns undefined when nothing was kept, or when it is of no use
 */
const followKept = async (
  snapshot: ShelfSnapshot | undefined,
  { corpus, imported, snapshots }: Sources,
): Promise<Follower | undefined> => {
  if (!snapshot) return undefined;
  const checked = await checkSnapshot(snapshot, imported);
  if ('content' in checked) return followDatabase({ corpus, imported }, { ...checked, last: snapshot.last });
  snapshots?.refuse(checked.fault);
  return undefined;
};

interface Filling {
  sources: Sources;
  shown: ReturnType<typeof createShown>;
  keeper: ReturnType<typeof keepShelf> | undefined;
  signal: AbortSignal;
  /** What is shown at first, and whether it has every imported recipe. */
  first: Follower;
  isWholeAtFirst: boolean;
}

/** Fills the shelf that is shown, and keeps it. Its calls have to run one after the other. */
const createFilling = ({ sources, shown, keeper, signal, first, isWholeAtFirst }: Filling) => {
  const { imported } = sources;
  let follower = first;
  let isWhole = isWholeAtFirst;
  // Requests get at least half of the time.
  const pause = (ms: number) => sleep(ms, undefined, { signal });

  const fill = async (into: Follower): Promise<void> => {
    try {
      await into.addUntil(await imported.newest(), pause);
      const begunAt = performance.now();
      const content = shown.show(into);
      follower = into;
      isWhole = true;
      keeper?.keep(content, into);
      await pause(performance.now() - begunAt);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const kept = async (): Promise<Follower | undefined> => {
    const snapshot = await keeper?.read();
    return signal.aborted ? undefined : followKept(snapshot, sources);
  };

  return {
    isWhole: (): boolean => isWhole,
    fill,
    /** Adds what was left out at the start. */
    async complete(): Promise<void> {
      if (!isWhole) await fill((await kept()) ?? follower);
    },
    /** Adds what the database has had since. */
    async grow(): Promise<void> {
      if ((await imported.newest()) > follower.last()) await fill(follower);
    },
  };
};

/**
 * The shelf, to which recipes are added while it is searched. With many imported recipes it begins with the corpus alone,
 * so that the start of the server does not grow with their number. They come from the shelf that was kept last, and from
 * what the database has had since.
 */
export const openShelf = async (sources: Sources) => {
  const { corpus, imported, snapshots, readAtStart = READ_AT_START } = sources;
  const begin = () => followDatabase({ corpus, imported });
  const stopping = new AbortController();
  const { signal } = stopping;

  const isWholeAtFirst = !(await imported.areMoreThan(readAtStart));
  const first = begin();
  if (isWholeAtFirst) await first.addUntil(await imported.newest());
  const shown = createShown(sources, first);
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
