/** The result of a request; rejects as the request fails. */
export const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/**
 * Opens a database with one store; both are made when they are missing. Rejects where a browser has no databases, or
 * refuses them.
 */
export const openedStore = async (factory: IDBFactory, name: string, store: string): Promise<IDBDatabase> => {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return promised(request);
};

/** Resolves once what `work` does with the store is on the disk. Rejects when the browser takes it back. */
export const written = (database: IDBDatabase, store: string, work: (things: IDBObjectStore) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
    work(transaction.objectStore(store));
  });
