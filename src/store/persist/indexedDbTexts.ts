import { openedStore, promised, written } from '@/lib/browser/indexedDb';
import type { TextVault } from '../lineOverflow';

const DATABASE = 'larder.lines';
const STORE = 'texts';

/** The vault of texts of the real page: an IndexedDB store with one text per key. */
export const openIndexedDbTexts = async (factory: IDBFactory): Promise<TextVault> => {
  const database = await openedStore(factory, DATABASE, STORE);
  return {
    update: (key, change) =>
      written(database, STORE, (texts) => {
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
