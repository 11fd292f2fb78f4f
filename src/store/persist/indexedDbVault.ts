import type { RecipeId } from '@contracts/recipe';
import { frozen } from '@/lib/values/frozen';
import { openedStore, promised, written } from '@/lib/browser/indexedDb';
import { untilIdle } from '@/lib/browser/untilIdle';
import { isRecipe } from '@/lib/recipe/isRecipe';
import type { ListOwner, SavedRecipe } from '@/slices/savedRecipesSlice';
import type { BodyVault } from '../bodyVault';

const DATABASE = 'larder';
const STORE = 'savedRecipes';

/** Bodies per batch. Thousands at once, or their keys, would block the page. */
const WRITTEN_AT_ONCE = 200;
const READ_AT_ONCE = 100;

/** Longest wait for an idle moment before a batch is read: on a busy page, ten thousand bodies take 20 s. */
const IDLE_WITHIN_MS = 200;

const ofOwner = (owner: ListOwner) => IDBKeyRange.bound([owner], [owner, []]);

/** The vault of the real page: an IndexedDB store with one body per owner and id. */
export const openIndexedDbVault = async (factory: IDBFactory): Promise<BodyVault> => {
  const database = await openedStore(factory, DATABASE, STORE);
  const safe = new WeakMap<SavedRecipe, ListOwner>();

  const write = (work: (bodies: IDBObjectStore) => void) => written(database, STORE, work);

  /** The bodies of some ids in ascending order: all in their range, or, of a few that may lie far apart, each alone. */
  const readSome = async (owner: ListOwner, ids: readonly RecipeId[]) => {
    const bodies = database.transaction(STORE).objectStore(STORE);
    const wanted = new Set(ids);
    const range = IDBKeyRange.bound([owner, ids[0]], [owner, ids.at(-1)]);
    const read: unknown[] =
      ids.length < READ_AT_ONCE
        ? await Promise.all(ids.map((id) => promised(bodies.get([owner, id]) as IDBRequest<unknown>)))
        : await promised(bodies.getAll(range) as IDBRequest<unknown[]>);
    return read.filter((body): body is SavedRecipe => isRecipe(body) && wanted.has(body.id));
  };

  return {
    has: (owner, recipe) => safe.get(recipe) === owner,

    async keep(owner, recipes) {
      for (let i = 0; i < recipes.length; i += WRITTEN_AT_ONCE) {
        const some = recipes.slice(i, i + WRITTEN_AT_ONCE);
        await write((bodies) => {
          for (const recipe of some) bodies.put(recipe, [owner, recipe.id]);
        });
        for (const recipe of some) safe.set(recipe, owner);
      }
    },

    async read(owner, ids) {
      const sorted = ids.toSorted((a, b) => a - b);
      const found: SavedRecipe[] = [];
      for (let i = 0; i < sorted.length; i += READ_AT_ONCE) {
        // The page draws the newest recipes and answers the reader first.
        await untilIdle(IDLE_WITHIN_MS);
        for (const recipe of await readSome(owner, sorted.slice(i, i + READ_AT_ONCE))) {
          safe.set(frozen(recipe), owner);
          found.push(recipe);
        }
      }
      return found;
    },

    forget: (owner) => write((bodies) => void bodies.delete(ofOwner(owner))),
  };
};
