import type { Page } from '@playwright/test';

/**
 * Fills local storage, as another program of the origin would.
 * @param free characters that are left
 * @returns characters in use
 */
export const fillStorage = (page: Page, free: number): Promise<number> =>
  page.evaluate((left) => {
    const { localStorage } = window;
    let text = '';
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (;;) {
        try {
          localStorage.setItem('filler', text + 'x'.repeat(size));
          text += 'x'.repeat(size);
        } catch {
          break;
        }
      }
    localStorage.setItem('filler', text.slice(0, Math.max(0, text.length - left)));
    return Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  }, free);

/** What the overflow of lists has, by key. */
export const overflowing = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        const request = window.indexedDB.open('larder.lines');
        request.onsuccess = () => {
          const { result } = request;
          if (!result.objectStoreNames.contains('texts')) return resolve({});
          const texts = result.transaction('texts').objectStore('texts');
          const keys = texts.getAllKeys();
          const values = texts.getAll();
          values.onsuccess = () =>
            resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), String(values.result[i])])));
        };
        request.onerror = () => resolve({});
      }),
  );
