import { setTimeout as sleep } from 'node:timers/promises';
import { checkSnapshot } from './checkSnapshot';
import { followDatabase, type Follower } from './followDatabase';
import type { keepShelf } from './keepShelf';
import type { ShelfSnapshot } from './shelfSnapshots';
import type { ShelfSources } from './shelfSources';
import type { createShownShelf } from './shownShelf';

/**
 * A shelf with what was kept, where that agrees with the database.
 * @returns undefined when nothing was kept, or when it is of no use
 */
const followKept = async (
  snapshot: ShelfSnapshot | undefined,
  { corpus, imported, snapshots }: ShelfSources,
): Promise<Follower | undefined> => {
  if (!snapshot) return undefined;
  const checked = await checkSnapshot(snapshot, imported);
  if ('content' in checked) return followDatabase({ corpus, imported }, { ...checked, last: snapshot.last });
  snapshots?.refuse(checked.fault);
  return undefined;
};

interface Filling {
  sources: ShelfSources;
  shown: ReturnType<typeof createShownShelf>;
  keeper: ReturnType<typeof keepShelf> | undefined;
  signal: AbortSignal;
  /** What is shown at first, and whether it has every imported recipe. */
  first: Follower;
  isWholeAtFirst: boolean;
}

/** Fills the shelf that is shown, and keeps it. Its calls have to run one after the other. */
export const createFilling = ({ sources, shown, keeper, signal, first, isWholeAtFirst }: Filling) => {
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
