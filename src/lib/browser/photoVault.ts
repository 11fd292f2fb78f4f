import { isPlainJpeg } from '@kitchen/photos/plainJpeg';
import { openedStore, promised } from '@/lib/browser/indexedDb';
import { sha256 } from '@/lib/browser/sha256';

/** A photo of an own recipe on this device. */
interface KeptPhoto {
  jpeg: Uint8Array;
  /** When it was kept last, in ms since 1970. */
  at: number;
  /** The accounts that have it. */
  sentTo: string[];
}

const DATABASE = 'larder.photos';
const STORE = 'photos';

interface Storage {
  read: (name: string) => Promise<KeptPhoto | undefined>;
  write: (name: string, photo: KeptPhoto) => Promise<unknown>;
  names: () => Promise<IDBValidKey[]>;
  remove: (name: string) => Promise<unknown>;
}

/** Where a browser has no such storage, or it is full, photos last as long as the page. */
const createMemory = (): Storage => {
  const photos = new Map<string, KeptPhoto>();
  return {
    read: (name) => Promise.resolve(photos.get(name)),
    write: (name, photo) => Promise.resolve(photos.set(name, photo)),
    names: () => Promise.resolve([...photos.keys()]),
    remove: (name) => Promise.resolve(photos.delete(name)),
  };
};

const createStorage = (database: IDBDatabase): Storage => {
  /** Throws where the browser has closed the database: the functions below are async to reject then. */
  const photos = (mode: IDBTransactionMode = 'readonly') => database.transaction(STORE, mode).objectStore(STORE);
  return {
    read: async (name) => promised<KeptPhoto | undefined>(photos().get(name)),
    write: async (name, photo) => promised(photos('readwrite').put(photo, name)),
    names: async () => promised(photos().getAllKeys()),
    remove: async (name) => promised(photos('readwrite').delete(name)),
  };
};

/** The browser's storage; where it fails, a photo is kept in memory. */
const openFallingBack = () => {
  const memory = createMemory();
  const storage = openedStore(globalThis.indexedDB, DATABASE, STORE)
    .then(createStorage)
    .catch(() => memory);
  return {
    async read(name: string): Promise<KeptPhoto | undefined> {
      const kept = await (await storage).read(name).catch(() => undefined);
      return kept ?? memory.read(name);
    },
    write: async (name: string, photo: KeptPhoto) =>
      (await storage).write(name, photo).catch(() => memory.write(name, photo)),
    /** Those that may be on this device longer than the page. */
    lasting: () => storage,
  };
};

type Photos = ReturnType<typeof openFallingBack>;

/** Addresses under which this page can show photos. */
const createUrls = (read: Photos['read']) => {
  /** Only as long as the page: an object URL keeps its photo in memory, and a list shows few of them. */
  const urls = new Map<string, string>();
  return async (name: string): Promise<string | undefined> => {
    const known = urls.get(name);
    if (known !== undefined) return known;
    const kept = await read(name);
    if (!kept) return undefined;
    const url = urls.get(name) ?? URL.createObjectURL(new Blob([kept.jpeg as BlobPart], { type: 'image/jpeg' }));
    urls.set(name, url);
    return url;
  };
};

const forgetSent = async (photos: Storage, isOver: (photo: KeptPhoto) => boolean): Promise<void> => {
  for (const name of (await photos.names().catch(() => [])).map(String)) {
    const kept = await photos.read(name);
    if (kept && kept.sentTo.length > 0 && isOver(kept)) await photos.remove(name);
  }
};

const createVault = () => {
  const { read, write, lasting } = openFallingBack();
  return {
    /**
     * Keeps a photo.
     * @param jpeg a JPEG without metadata
     * @returns its name; undefined for anything else
     */
    async keep(jpeg: Uint8Array): Promise<string | undefined> {
      if (!isPlainJpeg(jpeg)) return undefined;
      const name = sha256(jpeg);
      const known = await read(name);
      await write(name, { jpeg, at: Date.now(), sentTo: known?.sentTo ?? [] });
      return name;
    },

    /** The bytes of a photo; undefined when it is not on this device. */
    async read(name: string): Promise<Uint8Array | undefined> {
      return (await read(name))?.jpeg;
    },

    /** An address under which this page can show the photo; undefined when it is not on this device. */
    urlOf: createUrls(read),

    async isSent(name: string, account: string): Promise<boolean> {
      return (await read(name))?.sentTo.includes(account) ?? false;
    },

    /** Notes that an account has the photo. */
    async noteSent(name: string, account: string): Promise<void> {
      const kept = await read(name);
      if (kept && !kept.sentTo.includes(account)) await write(name, { ...kept, sentTo: [...kept.sentTo, account] });
    },

    /**
     * Deletes photos that an account has, because it shows them wherever its cook signs in. Others are nowhere else.
     * @param isOver whether a photo with these accounts, kept last at this time, is no longer needed here
     */
    forgetSent: async (isOver: (photo: Pick<KeptPhoto, 'at' | 'sentTo'>) => boolean): Promise<void> =>
      forgetSent(await lasting(), isOver),
  };
};

export type PhotoVault = ReturnType<typeof createVault>;

let vault: PhotoVault | undefined;

/** The photos of own recipes on this device, for all tabs. */
export const photoVault = (): PhotoVault => (vault ??= createVault());
