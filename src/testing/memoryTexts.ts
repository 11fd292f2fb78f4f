import { createLineOverflow, type TextVault } from '@/store/lineOverflow';

/** A vault of texts in the memory of a test. @param isFull it refuses every text */
export const memoryTexts = ({ isFull = false } = {}) => {
  const texts = new Map<string, string>();
  const vault: TextVault = {
    update: (key, change) => {
      const text = change(texts.get(key));
      if (text === undefined) texts.delete(key);
      else if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      else texts.set(key, text);
      return Promise.resolve();
    },
    readAll: () => Promise.resolve([...texts]),
  };
  return { texts, overflow: createLineOverflow(() => Promise.resolve(vault)) };
};
