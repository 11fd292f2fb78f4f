import type { TextVault } from '../lineOverflow';

const DATABASE = 'larder.lines';
const STORE = 'texts';

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

/** The vault of texts of the real page: an IndexedDB store with one text per key. */
export const openIndexedDbTexts = async (factory: IDBFactory): Promise<TextVault> => {
  const database = await opened(factory);
  return {
    update: (key, change) =>
      new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
        const texts = transaction.objectStore(STORE);
        const reading = texts.get(key) as IDBRequest<unknown>;
        reading.onsuccess = () => {
          const text = change(typeof reading.result === 'string' ? reading.result : undefined);
          if (text === undefined) texts.delete(key);
          else texts.put(text, key);
        };
      }),

    async readAll() {
      const texts = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        promised(texts.getAllKeys()),
        promised(texts.getAll() as IDBRequest<unknown[]>),
      ]);
      return keys.flatMap((key, i): [string, string][] =>
        typeof values[i] === 'string' ? [[String(key), values[i]]] : [],
      );
    },
  };
};
