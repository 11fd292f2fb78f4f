import { openedOnce } from '@/lib/values/openedOnce';

/** Texts by their keys, in a storage that has room when local storage is full. */
export interface TextVault {
  /**
   * Changes the text of a key in one transaction. Rejects when the browser has no such storage, or it is full.
   * @param change gets what is kept, and returns what is to be kept; undefined removes it
   */
  update: (key: string, change: (kept: string | undefined) => string | undefined) => Promise<void>;
  readAll: () => Promise<[key: string, text: string][]>;
}

/** Where lists of lines go that do not fit into local storage. They are read again soon after the next start. */
export interface LineOverflow extends TextVault {
  /** Whether there is a text under this key, as far as this page knows. */
  has: (key: string) => boolean;
}

/** @param open opens the vault, with the first list that needs it */
export const createLineOverflow = (open: () => Promise<TextVault>): LineOverflow => {
  const known = new Set<string>();
  return {
    has: (key) => known.has(key),

    async update(key, change) {
      let isKept = false;
      const vault = await open();
      await vault.update(key, (kept) => {
        const text = change(kept);
        isKept = text !== undefined;
        return text;
      });
      if (isKept) known.add(key);
      else known.delete(key);
    },

    async readAll() {
      const texts = await (await open()).readAll();
      for (const [key] of texts) known.add(key);
      return texts;
    },
  };
};

/** The overflow of this browser. Its code loads when it is needed. */
export const lineOverflow = createLineOverflow(
  openedOnce(async () => (await import('./persist/indexedDbTexts')).openIndexedDbTexts(window.indexedDB)),
);
