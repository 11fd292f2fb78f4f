import { isRecipe } from '@/lib/isRecipe';
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

const ofOwner = (owner: ListOwner) => IDBKeyRange.bound([owner], [owner, []]);

/** The vault of the real page: IndexedDB, a body for each owner and id. */
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
      await written((bodies) => {
        for (const recipe of recipes) bodies.put(recipe, [owner, recipe.id]);
      });
      for (const recipe of recipes) safe.set(recipe, owner);
    },

    async read(owner, ids) {
      const wanted = new Set(ids);
      const bodies = database.transaction(STORE).objectStore(STORE);
      const found = (await promised(bodies.getAll(ofOwner(owner)))).filter(
        (body): body is SavedRecipe => isRecipe(body) && wanted.has(body.id),
      );
      for (const recipe of found) safe.set(recipe, owner);
      return found;
    },

    forget: (owner) => written((bodies) => void bodies.delete(ofOwner(owner))),
  };
};
