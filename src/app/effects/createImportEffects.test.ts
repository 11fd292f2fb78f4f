/** @jest-environment jest-fixed-jsdom */
import type { ImportEffects, WaitingRecipe } from '@/store/importEffects';
import { createImportEffects } from './createImportEffects';
import { createPageEffects } from './createPageEffects';

/** A database with one store, which outlives the page and can be full. */
const createDisk = () => {
  const disk = { kept: new Map<unknown, unknown>(), isFull: false };

  const transaction = () => {
    const after = new Map(disk.kept);
    let isRefused = false;
    const change = { error: null as unknown, oncomplete: () => undefined, onabort: () => undefined };
    setTimeout(() => {
      if (isRefused) change.onabort();
      else {
        disk.kept = after;
        change.oncomplete();
      }
    });
    const get = (key: unknown) => {
      const request = { result: after.get(key), onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    };
    const put = (part: unknown, key: unknown) => {
      after.set(key, part);
      isRefused ||= disk.isFull;
    };
    return Object.assign(change, { objectStore: () => ({ get, put, clear: () => after.clear() }) });
  };

  const open = () => {
    const request = { result: { transaction }, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  return Object.assign(disk, { page: { ...window, Blob, indexedDB: { open } } as unknown as typeof window });
};

const file = (text: string) => new Blob([text]);
const textOf = async (effects: ImportEffects) => (await effects.file())?.text();

it('is there again after a reload', async () => {
  const disk = createDisk();
  await (await createImportEffects(disk.page)).keepFile(file('soups'));
  expect(await textOf(await createImportEffects(disk.page))).toBe('soups');
});

it('lasts as long as the page where the storage is full, and an earlier one does not come back', async () => {
  const disk = createDisk();
  const effects = await createImportEffects(disk.page);
  await effects.keepFile(file('soups'));
  disk.isFull = true;
  await effects.keepFile(file('stews'));
  expect(await textOf(effects)).toBe('stews');
  expect(await textOf(await createImportEffects(disk.page))).toBeUndefined();
});

it('goes back to the storage once it has room', async () => {
  const disk = createDisk();
  const effects = await createImportEffects(disk.page);
  disk.isFull = true;
  await effects.keepFile(file('soups'));
  disk.isFull = false;
  const recipe = { id: 10_007 } as WaitingRecipe;
  await effects.keepBatches([[recipe]], []);
  expect(await textOf(effects)).toBeUndefined();
  expect(await (await createImportEffects(disk.page)).batch(0)).toEqual([recipe]);
});

it('is found by all that need it in a browser without such storage', async () => {
  const page = createPageEffects({ ...window, Blob, indexedDB: undefined } as unknown as Window);
  await (await page.imports()).keepFile(file('soups'));
  expect(await textOf(await page.imports())).toBe('soups');
});
