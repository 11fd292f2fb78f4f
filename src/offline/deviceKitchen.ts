import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { OfflineFacts, OfflineTexts } from '@kitchen/recipes/offlineCorpus';
import { corpusFilesFor } from './corpusFiles';
import { createOfflineKitchen, offlineShelf, type OfflineKitchen } from './offlineKitchen';
import { shelfWithOwn } from './ownShelf';

interface Shelved {
  facts: readonly OfflineFacts[];
  shelf: ReturnType<typeof offlineShelf>;
}

const readJson = async <T>(address: string): Promise<T> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return (await response.json()) as T;
};

interface Opened extends Shelved {
  texts: OfflineTexts;
  language: Language;
  kitchen: OfflineKitchen;
}

let shelved: Promise<Shelved> | undefined;
const opened = new Map<Language, Promise<Opened>>();
/** The kitchens with the own recipes of a list, as long as the list stays as it is. */
const withOwn = new WeakMap<readonly Recipe[], Map<Language, Promise<OfflineKitchen>>>();

const readShelf = async (address: string): Promise<Shelved> => {
  const facts = await readJson<OfflineFacts[]>(address);
  return { facts, shelf: offlineShelf(facts) };
};

const open = async (language: Language): Promise<Opened> => {
  const files = corpusFilesFor(language);
  if (!files) throw new Error('this build has no recipes for the device');
  shelved ??= readShelf(files[0]);
  const [stock, texts] = await Promise.all([shelved, readJson<OfflineTexts>(files[1])]);
  return { ...stock, texts, language, kitchen: createOfflineKitchen({ ...stock, texts, language }) };
};

const openOnce = (language: Language): Promise<Opened> => {
  const known = opened.get(language) ?? open(language);
  opened.set(language, known);
  known.catch(() => {
    opened.delete(language);
    shelved = undefined;
  });
  return known;
};

const addOwn = async (
  language: Language,
  recipes: readonly Recipe[],
  { shelf, facts, texts }: Pick<Opened, 'shelf' | 'facts' | 'texts'>,
): Promise<OfflineKitchen> =>
  createOfflineKitchen({ shelf, facts, texts, language, own: { recipes, whole: await shelfWithOwn(shelf, recipes) } });

/**
 * The offline recipes of a language. Without own recipes it rejects if the others are not on the device; the next call
 * tries again.
 * @param own the cook's own recipes: the same list object for the same recipes
 */
export const deviceKitchen = async (language: Language, own: readonly Recipe[] = []): Promise<OfflineKitchen> => {
  if (own.length === 0) return (await openOnce(language)).kitchen;
  const kitchens = withOwn.get(own) ?? new Map<Language, Promise<OfflineKitchen>>();
  withOwn.set(own, kitchens);
  const known =
    kitchens.get(language) ??
    openOnce(language).then(
      (stock) => addOwn(language, own, stock),
      () => {
        // Own recipes are found without the collection too, which may arrive later.
        kitchens.delete(language);
        return addOwn(language, own, { shelf: offlineShelf([]), facts: [], texts: [] });
      },
    );
  kitchens.set(language, known);
  known.catch(() => kitchens.delete(language));
  return known;
};
