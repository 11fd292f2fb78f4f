import type { Language } from '@contracts/vocabulary';
import type { OfflineFacts, OfflineTexts } from '@kitchen/recipes/offlineCorpus';
import { corpusFilesFor } from './corpusFiles';
import { createOfflineKitchen, offlineShelf, type OfflineKitchen } from './offlineKitchen';

interface Shelved {
  facts: readonly OfflineFacts[];
  shelf: ReturnType<typeof offlineShelf>;
}

const readJson = async <T>(address: string): Promise<T> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return (await response.json()) as T;
};

let shelved: Promise<Shelved> | undefined;
const kitchens = new Map<Language, Promise<OfflineKitchen>>();

const readShelf = async (address: string): Promise<Shelved> => {
  const facts = await readJson<OfflineFacts[]>(address);
  return { facts, shelf: offlineShelf(facts) };
};

const open = async (language: Language): Promise<OfflineKitchen> => {
  const files = corpusFilesFor(language);
  if (!files) throw new Error('this build has no recipes for the device');
  shelved ??= readShelf(files[0]);
  const [stock, texts] = await Promise.all([shelved, readJson<OfflineTexts>(files[1])]);
  return createOfflineKitchen({ ...stock, texts, language });
};

/** The offline recipes of a language. Rejects if they are not on the device; the next call tries again. */
export const deviceKitchen = (language: Language): Promise<OfflineKitchen> => {
  const known = kitchens.get(language) ?? open(language);
  kitchens.set(language, known);
  known.catch(() => {
    kitchens.delete(language);
    shelved = undefined;
  });
  return known;
};
