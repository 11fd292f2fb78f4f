import { frozen } from '@/lib/values/frozen';
import { untilIdle } from '@/lib/browser/untilIdle';
import { isRecipe } from '@/lib/recipe/isRecipe';
import type { ListOwner, SavedRecipe } from '@/slices/savedRecipesSlice';
import type { BodyVault } from '../bodyVault';

const DATABASE = 'larder';
const STORE = 'savedRecipes';

const promised = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

const opened = (factory: IDBFactory) => {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promised(request);
};

/** Bodies written or read per batch. Thousands at once would block the page. */
const GO = 200;

/** Longest wait for an idle moment before a batch is read. */
const IDLE_WITHIN_MS = 500;

const ofOwner = (owner: ListOwner) => IDBKeyRange.bound([owner], [owner, []]);

/** The vault of the real page: an IndexedDB store with one body per owner and id. */
export const openIndexedDbVault = async (factory: IDBFactory): Promise<BodyVault> => {
  const database = await opened(factory);
  const safe = new WeakMap<SavedRecipe, ListOwner>();

  const written = (work: (bodies: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
      work(transaction.objectStore(STORE));
    });

  return {
    has: (owner, recipe) => safe.get(recipe) === owner,

    async keep(owner, recipes) {
      for (let i = 0; i < recipes.length; i += GO) {
        const some = recipes.slice(i, i + GO);
        await written((bodies) => {
          for (const recipe of some) bodies.put(recipe, [owner, recipe.id]);
        });
        for (const recipe of some) safe.set(recipe, owner);
      }
    },

    async read(owner, ids) {
      const wanted = new Set(ids);
      const keys = await promised(database.transaction(STORE).objectStore(STORE).getAllKeys(ofOwner(owner)));
      const found: SavedRecipe[] = [];
      for (let i = 0; i < keys.length; i += GO) {
        // The page draws the newest recipes and answers the reader first.
        await untilIdle(IDLE_WITHIN_MS);
        const bodies = database.transaction(STORE).objectStore(STORE);
        const some = IDBKeyRange.bound(keys[i], keys[Math.min(i + GO, keys.length) - 1]);
        const read = (await promised(bodies.getAll(some))).filter(
          (body): body is SavedRecipe => isRecipe(body) && wanted.has(body.id),
        );
        for (const recipe of read) safe.set(frozen(recipe), owner);
        found.push(...read);
      }
      return found;
    },

    forget: (owner) => written((bodies) => void bodies.delete(ofOwner(owner))),
  };
};
