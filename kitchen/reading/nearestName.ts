import type { Language } from '@contracts/vocabulary';
import { editDistance } from './editDistance';
import { editsForgiven, isOrdinaryWord, mayBeMisspelt, stemOf } from './guessName';
import { lettersOf, mayBeWithin } from './letterBits';
import type { NameTable } from './nameTable';
import { tongueOf } from './tongue';

/**
 * Minimum length for comparing names as a whole, because names with different word boundaries ("sweet corn") cannot be
 * compared word by word.
 */
const JOINED_FROM = 8;

/** A candidate name, and how well it fits. */
interface Guess {
  key: string;
  edits: number;
  /** Different first letter, which is seldom mistyped. */
  isOtherStart: boolean;
  /** Edits of the words as written, with their endings. */
  writtenEdits: number;
  strangeness: number;
}

const isLikelier = (one: Guess, other: Guess | undefined): boolean => {
  if (!other) return true;
  // None with more edits is asked about.
  if (one.edits < other.edits) return true;
  if (one.isOtherStart !== other.isOtherStart) return other.isOtherStart;
  if (one.writtenEdits !== other.writtenEdits) return one.writtenEdits < other.writtenEdits;
  return one.strangeness < other.strangeness;
};

/** A stemmed name, and its letters as bits. */
interface Candidate {
  key: string;
  letters: number;
}

const byLength = (keys: readonly string[]): ReadonlyMap<number, readonly Candidate[]> => {
  const map = new Map<number, Candidate[]>();
  for (const key of keys) {
    const same = map.get(key.length) ?? [];
    same.push({ key, letters: lettersOf(key) });
    map.set(key.length, same);
  }
  return map;
};

/**
 * Rank of a name: 0 for a main name in the text's language, then a synonym there, a main name elsewhere, a synonym
 * elsewhere.
 */
const strangenessOf = (table: NameTable, key: string, language?: Language): number => {
  const own = language && tongueOf(language);
  const isOwn = own === undefined || table.isIn(key, own);
  const isMain = own !== undefined && isOwn ? table.isMain(key, own) : table.isMain(key);
  return (isOwn ? 0 : 2) + (isMain ? 0 : 1);
};

/** Whether words with other boundaries than a name's are that name with one typing error at most. */
const isForgivenJoined = (named: readonly string[], candidate: string, language?: Language): boolean => {
  const joined = named.map(stemOf).join('');
  return (
    joined.length >= JOINED_FROM &&
    editDistance(joined, candidate.replaceAll(' ', ''), 1) <= 1 &&
    !named.some((word) => isOrdinaryWord(word, language))
  );
};

const isForgiven = (table: NameTable, named: readonly string[], candidate: string, language?: Language): boolean => {
  const parts = candidate.split(' ');
  if (parts.length !== named.length) return isForgivenJoined(named, candidate, language);
  const isCommon = table.isMain(candidate);
  return named.every((word, i) => {
    const stem = stemOf(word);
    const name = parts[i]!;
    return (stem === name && named.length > 1) || mayBeMisspelt({ written: word, stem, name, isCommon, language });
  });
};

/** Finds the known name that misspelt words most likely mean. */
export const createNearestName = (table: NameTable) => {
  const candidates = byLength(table.stems);

  /**
   * @param named the words without small ones
   * @param key their stems
   * @returns a stemmed name
   */
  return (named: readonly string[], key: string, language?: Language): string | undefined => {
    const written = named.join(' ');
    const limit = editsForgiven(key.length);
    const own = lettersOf(key);
    let best: Guess | undefined;
    for (let length = key.length - limit; length <= key.length + limit; length += 1)
      for (const { key: candidate, letters } of candidates.get(length) ?? []) {
        const most = best?.edits ?? limit;
        if (!mayBeWithin(most, own, letters)) continue;
        const edits = editDistance(key, candidate, most);
        if (edits > most || !isForgiven(table, named, candidate, language)) continue;
        const spellings = [...table.spellingsOf(candidate)];
        const guess = {
          key: candidate,
          edits,
          isOtherStart: candidate[0] !== key[0],
          writtenEdits: Math.min(...spellings.map((name) => editDistance(written, name, 2 * limit))),
          strangeness: strangenessOf(table, candidate, language),
        };
        if (isLikelier(guess, best)) best = guess;
      }
    return best?.key;
  };
};
