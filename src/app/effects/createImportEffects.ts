import type { FileLine } from '@contracts/fileImport';
import { sha256 } from '@/lib/browser/sha256';
import { archivePhotos } from '@/lib/browser/archivePhotos';
import { nextTask } from '@/lib/browser/nextTask';
import { withLock } from '@/lib/browser/withLock';
import { photoVault } from '@/lib/browser/photoVault';
import { slimArchive } from '@/lib/browser/slimArchive';
import type { ImportEffects, WaitingRecipe } from '@/store/importEffects';

const DATABASE = 'larder.import';
const STORE = 'parts';
const FILE = 'file';

const LINES = 'lines';

type Part = Blob | readonly WaitingRecipe[] | readonly FileLine[];

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

/** Where a browser has no such storage, or it is full, an import lasts as long as the page. */
const createMemory = () => {
  const parts = new Map<IDBValidKey, Part>();
  return {
    read: (key: IDBValidKey) => Promise.resolve(parts.get(key)),
    replace: (entries: readonly (readonly [IDBValidKey, Part])[]) => {
      parts.clear();
      for (const [key, part] of entries) parts.set(key, part);
      return Promise.resolve();
    },
  };
};

const createStorage = (database: IDBDatabase): ReturnType<typeof createMemory> => ({
  read: (key) => promised<Part | undefined>(database.transaction(STORE).objectStore(STORE).get(key)),
  replace: (entries) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
      const parts = transaction.objectStore(STORE);
      parts.clear();
      for (const [key, part] of entries) parts.put(part, key);
    }),
});

/** Browser side effects of an import. */
export const createImportEffects = async (page: Window & typeof globalThis): Promise<ImportEffects> => {
  const memory = createMemory();
  const storage = await opened(page.indexedDB)
    .then(createStorage)
    .catch(() => memory);
  let current = storage;

  const replace = async (entries: readonly (readonly [IDBValidKey, Part])[]) => {
    current = storage;
    await memory.replace([]);
    await storage.replace(entries).catch(async () => {
      current = memory;
      await memory.replace(entries);
    });
  };
  const blobOf = (part: Part | undefined) => (part instanceof page.Blob ? part : undefined);

  return {
    keepFile: (file) => replace([[FILE, file]]),
    file: async () => blobOf(await current.read(FILE)),
    keepBatches: (batches, lines) =>
      replace([...batches.map((batch, i): [IDBValidKey, Part] => [i, batch]), [LINES, lines]]),
    batch: async (index) => {
      const part = await current.read(index);
      return Array.isArray(part) ? (part as readonly WaitingRecipe[]) : undefined;
    },
    lines: async () => ((await current.read(LINES)) as readonly FileLine[] | undefined) ?? [],
    forget: () => replace([]),
    withLock: (name, work) => withLock(page.navigator.locks, name, work),
    breathe: nextTask,
    slim: slimArchive,
    async keepPhotos(file) {
      for await (const { name, jpeg } of archivePhotos(file)) {
        if (sha256(jpeg) === name) await photoVault().keep(jpeg);
      }
    },
  };
};
