import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import type { Tongue } from '@kitchen/reading/tongue';
import type { ClauseWord } from './allergenClauses';
import { isLinkWord, keyOf, type AllergenDictionary, type AllergenEntry } from './allergenDictionary';

/** A name found in a clause. */
export interface Match {
  from: number;
  to: number;
  entry: AllergenEntry;
  /** The word is misspelt or only resembles the name. */
  isNear: boolean;
}

interface Reading {
  words: readonly ClauseWord[];
  dictionary: AllergenDictionary;
  tongue: Tongue;
}

/**
 * "2 tart apples" are sour: a tart is the last word or precedes the name of a part, such as "shell". A loaf of bread
 * counts as its bread.
 */
const isEnglishTrap = (words: readonly ClauseWord[], at: number): boolean => {
  const { folded } = words[at]!;
  const next = words[at + 1]?.folded;
  if (folded === 'loaf') return words.some((word) => word.folded === 'bread');
  return (
    folded === 'tart' &&
    next !== undefined &&
    !/^(shell|case|pastry|dough|base|crust|with|and|for|tin|pan)s?$/.test(next)
  );
};

/** "Le moule" is a tin, "les moules" are mussels. */
const isMould = (words: readonly ClauseWord[], at: number): boolean =>
  words[at]!.folded === 'moule' && /^(le|un|du|au|ce|chaque|votre|pour)$/.test(words[at - 1]?.folded ?? '');

/** "Du poiré" is a cider of pears, "une poire" the fruit. */
const isPear = (words: readonly ClauseWord[], at: number): boolean =>
  /^poires?$/.test(words[at]!.folded) && !/é/i.test(words[at]!.text.normalize('NFC'));

/** "Un cortado" is a coffee with milk, "pimiento cortado" is cut. */
const isCut = (words: readonly ClauseWord[], at: number): boolean =>
  /^cortados?$/.test(words[at]!.folded) && at > 0 && !/^(un|el|los|unos|cafes?|\d+)$/.test(words[at - 1]!.folded);

/** "Harina de lupino", "pasta de dátiles", "lupin flour": made of the named plant and not of wheat. */
const isOfAnotherPlant = ({ words, dictionary, tongue }: Reading, at: number): boolean => {
  const { folded } = words[at]!;
  const isFlour = /^(flour|harina|farine)s?$/.test(folded) || (tongue === 'es' && folded === 'pasta');
  if (!isFlour) return false;
  const source =
    tongue === 'en' ? words[at - 1] : /^d[e']?$/.test(words[at + 1]?.folded ?? '') ? words[at + 2] : undefined;
  const entry = source && dictionary.entries.get(keyOf([source.folded]));
  const row = entry?.ingredientId === undefined ? undefined : ingredientById(entry.ingredientId);
  return row?.origin === 'plant' && !entry!.contains.includes('Wheat') && !entry!.may.includes('Wheat');
};

/** Whether a word that usually names a food means something else here. */
const isNoFood = (reading: Reading, at: number): boolean => {
  const { words, tongue } = reading;
  if (isOfAnotherPlant(reading, at)) return true;
  if (tongue === 'es') return isCut(words, at);
  return tongue === 'en' ? isEnglishTrap(words, at) : isMould(words, at) || isPear(words, at);
};

/**
 * "Fromage aux amandes", "queso a la almendra": made with them; only "de" makes a cheese of them. Soya alone is never
 * just added: "yaourt au soja". English has no such link.
 */
const isWithIt = ({ isPlantDairy, contains }: AllergenEntry, own: readonly ClauseWord[], tongue: Tongue): boolean =>
  isPlantDairy === true &&
  tongue !== 'en' &&
  !contains.includes('Soy') &&
  own.some(({ folded }) => /^(a|al|au|aux)$/.test(folded));

/** All names in a clause. Where names overlap, the longest wins, then one of the product lists, then the first. */
export const namesIn = (reading: Reading, silent: ReadonlySet<number>): Match[] => {
  const { words } = reading;
  const { entries, mayBegin, longest, near } = reading.dictionary;
  const begins = words.map(({ folded }) => mayBegin(folded));
  const taken = new Set(silent);
  const matches: Match[] = [];
  const take = (from: number, to: number, entry: AllergenEntry, isNear = false) => {
    for (let i = from; i < to; i += 1) taken.add(i);
    matches.push({ from, to, entry, isNear });
  };
  const entryAt = (from: number, to: number) => {
    if (!begins[from]) return undefined;
    const own = words.slice(from, to);
    if (own.some((_, k) => taken.has(from + k))) return undefined;
    if (isLinkWord(own[0]!.folded) || isLinkWord(own.at(-1)!.folded)) return undefined;
    if (own.length === 1 && isNoFood(reading, from)) return undefined;
    const entry = entries.get(keyOf(own.map(({ folded }) => folded)));
    return entry && isWithIt(entry, own, reading.tongue) ? undefined : entry;
  };
  const takeAll = (length: number, isWanted: (entry: AllergenEntry) => boolean) => {
    for (let from = 0; from + length <= words.length; from += 1) {
      const entry = entryAt(from, from + length);
      if (entry && isWanted(entry)) take(from, from + length, entry);
    }
  };
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    takeAll(length, ({ isProduct }) => isProduct !== undefined);
    takeAll(length, () => true);
  }
  words.forEach(({ folded }, at) => {
    const entry = taken.has(at) || isNoFood(reading, at) ? undefined : near(folded);
    if (entry) take(at, at + 1, entry, true);
  });
  return matches.sort((a, b) => a.from - b.from);
};
