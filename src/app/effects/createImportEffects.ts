import type { FileLine } from '@contracts/fileImport';
import { archivePhotos } from '@/lib/browser/archivePhotos';
import { openedStore, promised, written } from '@/lib/browser/indexedDb';
import { nextTask } from '@/lib/browser/nextTask';
import { withLock } from '@/lib/browser/withLock';
import { photoVault } from '@/lib/browser/photoVault';
import { sha256 } from '@/lib/browser/sha256';
import { slimArchive } from '@/lib/browser/slimArchive';
import type { ImportEffects, WaitingRecipe } from '@/store/importEffects';

const DATABASE = 'larder.import';
const STORE = 'parts';
const FILE = 'file';

const LINES = 'lines';

type Part = Blob | readonly WaitingRecipe[] | readonly FileLine[];

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
  read: async (key) => promised<Part | undefined>(database.transaction(STORE).objectStore(STORE).get(key)),
  replace: (entries) =>
    written(database, STORE, (parts) => {
      parts.clear();
      for (const [key, part] of entries) parts.put(part, key);
    }),
});

/** Browser side effects of an import. One for each page: what does not fit into the storage is kept in it. */
export const createImportEffects = async (page: Window & typeof globalThis): Promise<ImportEffects> => {
  const memory = createMemory();
  const storage = await openedStore(page.indexedDB, DATABASE, STORE)
    .then(createStorage)
    .catch(() => memory);
  let current = storage;

  const replace = async (entries: readonly (readonly [IDBValidKey, Part])[]) => {
    current = storage;
    await memory.replace([]);
    await storage.replace(entries).catch(async () => {
      current = memory;
      await memory.replace(entries);
      // The earlier import is still there, and would be taken for this one after a reload.
      await storage.replace([]).catch(() => undefined);
    });
  };
  /** A part; undefined, too, where the browser has closed the storage meanwhile. */
  const read = (key: IDBValidKey) => current.read(key).catch(() => undefined);
  const blobOf = (part: Part | undefined) => (part instanceof page.Blob ? part : undefined);

  return {
    keepFile: (file) => replace([[FILE, file]]),
    file: async () => blobOf(await read(FILE)),
    keepBatches: (batches, lines) =>
      replace([...batches.map((batch, i): [IDBValidKey, Part] => [i, batch]), [LINES, lines]]),
    batch: async (index) => {
      const part = await read(index);
      return Array.isArray(part) ? (part as readonly WaitingRecipe[]) : undefined;
    },
    lines: async () => ((await read(LINES)) as readonly FileLine[] | undefined) ?? [],
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
