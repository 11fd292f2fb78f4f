import { setImmediate as nextTask } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { shelvedFromOwn } from '@kitchen/search/shelvedOwn';
import type { Events } from '../events/events';
import type { OwnRecipesRepository } from '../repositories/ownRecipesRepository';
import { fromJsonText } from '../text/jsonText';
import { shelfWithOwn, type OwnEntry } from './ownShelf';
import { ownerOfUser } from './recipeOwner';
import type { RecipeShelf } from './recipeShelf';
import type { createShownRecipes } from './shownRecipes';

interface Dependencies {
  own: OwnRecipesRepository;
  /** The shared recipes as they are now. */
  shared: () => RecipeShelf;
  pageOf: ReturnType<typeof createShownRecipes>['pageOf'];
  events: Pick<Events, 'listen' | 'publish'>;
  /** How many recipes all kept shelves may have together, the shared ones counted on each. */
  recipesMax?: number;
}

/** Some 170 MB, by the 431 bytes a recipe that `npm run bench -- own` measures. A single shelf may be larger, and is then the only one. */
const RECIPES_MAX = 400_000;
const ACCOUNTS_MAX = 1_000;
/** Recipes read at once between other requests: a few milliseconds of work. */
const BATCH = 50;

interface OwnShelf {
  stamp: string;
  own: readonly OwnEntry[];
  /** The shelf for one state of the shared recipes; absent when the account has no recipe of its own. */
  shelf?: { shared: RecipeShelf; whole: RecipeShelf };
  /** Something may have changed on another server without a word of it here. */
  isDoubtful: boolean;
}

const nameOf = (uid: string) => ({ uid, owner: ownerOfUser(uid) });

/** Reads what an account has of its own, a batch at a time. */
const readOwn = async (own: OwnRecipesRepository, uid: string): Promise<OwnShelf> => {
  // First, so that a change while the recipes are read makes it another one.
  const stamp = await own.stampOf(nameOf(uid));
  const entries: OwnEntry[] = [];
  for await (const batch of own.batches(nameOf(uid), BATCH)) {
    for (const { id, body } of batch) entries.push({ id, shelved: shelvedFromOwn(fromJsonText(body)) });
    await nextTask();
  }
  return { stamp, own: entries, isDoubtful: false };
};

/** Reads the recipes of an account once for all that ask meanwhile. */
const createReadings = () => {
  const running = new Map<string, Promise<OwnShelf>>();
  return {
    /** @param keep called with what was read, unless it was forgotten meanwhile */
    of(uid: string, read: () => Promise<OwnShelf>, keep: (one: OwnShelf) => void): Promise<OwnShelf> {
      const before = running.get(uid);
      if (before) return before;
      const made = read()
        .then((one) => {
          if (running.get(uid) === made) keep(one);
          return one;
        })
        .finally(() => {
          if (running.get(uid) === made) running.delete(uid);
        });
      running.set(uid, made);
      return made;
    },

    /** What is being read may lack a change. */
    forget: (uid: string) => void running.delete(uid),
    forgetAll: () => running.clear(),
  };
};

type Owned = Pick<Dependencies, 'own' | 'events' | 'recipesMax'>;

/** What accounts have of their own, kept until it changes on this server or on another one. */
const createKeptOwn = ({ own, events, recipesMax = RECIPES_MAX }: Owned) => {
  const kept = new LRUCache<string, OwnShelf>({
    max: ACCOUNTS_MAX,
    maxSize: recipesMax,
    sizeCalculation: ({ shelf }) => Math.min(recipesMax, shelf?.whole.size ?? 1),
  });
  const readings = createReadings();

  const forget = (uid: string): void => {
    kept.delete(uid);
    readings.forget(uid);
  };
  const doubtAll = (): void => {
    readings.forgetAll();
    for (const one of kept.values()) one.isDoubtful = true;
  };
  const stop = events.listen('own', (uid) => (uid === undefined ? doubtAll() : forget(uid)));

  const readOnce = (uid: string): Promise<OwnShelf> =>
    readings.of(
      uid,
      () => readOwn(own, uid),
      (one) => void kept.set(uid, one),
    );

  return {
    async of(uid: string): Promise<OwnShelf> {
      const before = kept.get(uid);
      if (!before?.isDoubtful) return before ?? readOnce(uid);
      if ((await own.stampOf(nameOf(uid))) !== before.stamp) {
        forget(uid);
        return readOnce(uid);
      }
      before.isDoubtful = false;
      return before;
    },

    /** Keeps it at its new size, unless a change has made it old meanwhile. */
    resize(uid: string, one: OwnShelf): void {
      if (kept.peek(uid) !== one) return;
      // The cache asks for the size of a new entry only.
      kept.delete(uid);
      kept.set(uid, one);
    },

    forgetAll(): void {
      kept.clear();
      readings.forgetAll();
    },

    stop,
  };
};

/**
 * The shelves of accounts that have recipes of their own, made when one of them searches and kept for a while. Each is
 * only ever handed to its account.
 */
export const createOwnShelves = ({ own, shared, pageOf, events, recipesMax }: Dependencies) => {
  const kept = createKeptOwn({ own, events, recipesMax });

  const readPages = (uid: string) => async (ids: readonly number[]) => {
    const bodies = await own.bodiesOf(nameOf(uid), ids);
    return new Map([...bodies].map(([id, body]) => [id, pageOf(id, fromJsonText(body))]));
  };

  return {
    /** What this account searches; undefined when it has no recipe of its own, so that it searches what all search. */
    async of(uid: string): Promise<RecipeShelf | undefined> {
      const one = await kept.of(uid);
      if (one.own.length === 0) return undefined;
      const sharedShelf = shared();
      if (one.shelf?.shared !== sharedShelf) {
        one.shelf = { shared: sharedShelf, whole: shelfWithOwn(sharedShelf, one.own, readPages(uid)) };
        kept.resize(uid, one);
      }
      return one.shelf.whole;
    },

    /** Forgets what an account has, here and on all servers. Call it once a change of its recipes is committed. */
    changed: (uid: string): Promise<void> => events.publish('own', uid),

    /** Reads everything again from now on, as after a change of the rules that compute facts. */
    forgetAll: kept.forgetAll,

    stop: kept.stop,
  };
};

export type OwnShelves = ReturnType<typeof createOwnShelves>;
