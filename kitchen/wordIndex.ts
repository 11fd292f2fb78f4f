import type { Language } from '@contracts/vocabulary';
import { editDistance } from './editDistance';
import { foldText, wordsOf } from './foldWord';
import type { Ingredient } from './ingredients/ingredient';
import { singularForms } from './singularForms';

export interface WordIndex {
  /** The ingredient of exactly these folded words, plurals understood; the language decides between false friends. */
  exact: (words: readonly string[], language?: Language) => string | undefined;
  /** The same with typing errors forgiven: one edit from four letters on, two from eight. */
  near: (words: readonly string[], language?: Language) => string | undefined;
  /** Longest known name, in words. */
  longest: number;
}

interface Claim {
  id: string;
  languages: Set<string>;
}

/** Small words inside names ("huile d'olive", "leche de coco") that may be left out or put in. */
const LINKS = new Set('de d du des del la le les l el los las of a au aux en al'.split(' '));
/** The English article, which French tea ("thé") is when it is folded. */
const ARTICLE = 'the';

/** One form for singular and plural; a final e goes too, since "ejotes" may be "ejot" or "ejote". */
const stem = (word: string): string =>
  singularForms(word)
    .reduce((best, form) => (form.length < best.length ? form : best), word)
    .replace(/(?<=...)e$/, '');

const withoutLinks = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => !LINKS.has(word));
  return kept.length > 0 ? kept : words;
};

const withoutArticle = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => word !== ARTICLE);
  return kept.length > 0 ? kept : words;
};

const editsAllowed = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
/** Which letters a word has, as bits: words that differ in many letters need no closer look. */
const lettersOf = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
};
const bitCount = (mask: number): number => {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
};

/** A name that may be meant, and how well it fits. */
interface Guess {
  key: string;
  edits: number;
  /** The first letter is seldom mistyped. */
  isOtherStart: boolean;
  /** Of the words as they stand, with their endings. */
  writtenEdits: number;
  strangeness: number;
}

const isLikelier = (one: Guess, other: Guess | undefined): boolean => {
  if (!other) return true;
  if (one.edits !== other.edits) return one.edits < other.edits;
  if (one.isOtherStart !== other.isOtherStart) return other.isOtherStart;
  if (one.writtenEdits !== other.writtenEdits) return one.writtenEdits < other.writtenEdits;
  return one.strangeness < other.strangeness;
};

const REMEMBERED_MAX = 5_000;
const KEY_MAX = 40;

/** Reads words as ingredients, in all languages of the table at once. Of several claims the earlier row wins. */
export const createWordIndex = (ingredients: readonly Ingredient[]): WordIndex => {
  const asWritten = new Map<string, Claim[]>();
  const stemmed = new Map<string, Claim[]>();
  /** How a stemmed name is written. */
  const writtenAs = new Map<string, Set<string>>();
  /** The languages in which a stemmed name is the first or second of its ingredient. */
  const mainIn = new Map<string, Set<string>>();
  let longest = 1;

  const claim = (map: Map<string, Claim[]>, key: string, id: string, language: string) => {
    const claims = map.get(key) ?? [];
    const own = claims.find((other) => other.id === id);
    if (own) own.languages.add(language);
    else map.set(key, [...claims, { id, languages: new Set([language]) }]);
  };
  const learn = ({ id, en, us, es, fr }: Ingredient, from: number, to?: number) => {
    for (const [language, names] of [
      ['en', en],
      ['en', us],
      ['es', es],
      ['fr', fr],
    ] as const)
      for (const name of names?.slice(from, to) ?? []) {
        const words = wordsOf(foldText(name));
        if (words.length === 0) continue;
        longest = Math.max(longest, words.length);
        const kept = language === 'fr' ? withoutLinks(words) : withoutArticle(withoutLinks(words));
        claim(asWritten, kept.join(' '), id, language);
        const key = kept.map(stem).join(' ');
        claim(stemmed, key, id, language);
        writtenAs.set(key, (writtenAs.get(key) ?? new Set()).add(kept.join(' ')));
      }
  };
  // Main names first, so that no synonym takes the name of another ingredient.
  for (const ingredient of ingredients) learn(ingredient, 0, 2);
  for (const [key, claims] of stemmed) mainIn.set(key, new Set(claims.flatMap(({ languages }) => [...languages])));
  for (const ingredient of ingredients) learn(ingredient, 2);

  const chosen = (claims: readonly Claim[] | undefined, language?: Language): string | undefined =>
    (claims?.find(({ languages }) => language !== undefined && languages.has(language.slice(0, 2))) ?? claims?.[0])?.id;

  const claimsOf = (kept: readonly string[]) => asWritten.get(kept.join(' ')) ?? stemmed.get(kept.map(stem).join(' '));

  const exact = (words: readonly string[], language?: Language) => {
    const kept = withoutLinks(words);
    if (language?.startsWith('en') && kept.every((word) => word === ARTICLE)) return undefined;
    const isArticle = language !== 'fr' && kept.includes(ARTICLE);
    return chosen(claimsOf(kept) ?? (isArticle ? claimsOf(withoutArticle(kept)) : undefined), language);
  };

  const keysByLength = new Map<number, { key: string; letters: number }[]>();
  for (const key of stemmed.keys()) {
    const same = keysByLength.get(key.length) ?? [];
    same.push({ key, letters: lettersOf(key) });
    keysByLength.set(key.length, same);
  }

  /** 0 for a main name in the language of the text, then a synonym there, a main name elsewhere, a synonym elsewhere. */
  const strangenessOf = (key: string, language?: Language): number => {
    const own = language?.slice(0, 2);
    const isOwn = own === undefined || stemmed.get(key)!.some(({ languages }) => languages.has(own));
    const isMain = own !== undefined && isOwn ? mainIn.get(key)?.has(own) : mainIn.has(key);
    return (isOwn ? 0 : 2) + (isMain ? 0 : 1);
  };

  const nearestKey = (written: string, key: string, language?: Language): string | undefined => {
    const limit = editsAllowed(key.length);
    if (limit === 0) return undefined;
    let best: Guess | undefined;
    const own = lettersOf(key);
    for (let length = key.length - limit; length <= key.length + limit; length += 1)
      for (const { key: candidate, letters } of keysByLength.get(length) ?? []) {
        // One edit changes at most two of the letter bits.
        if (bitCount(own ^ letters) > 2 * limit) continue;
        const most = best?.edits ?? limit;
        const edits = editDistance(key, candidate, most);
        if (edits > most) continue;
        const guess = {
          key: candidate,
          edits,
          isOtherStart: candidate[0] !== key[0],
          writtenEdits: Math.min(
            ...[...writtenAs.get(candidate)!].map((name) => editDistance(written, name, 2 * limit)),
          ),
          strangeness: strangenessOf(candidate, language),
        };
        if (isLikelier(guess, best)) best = guess;
      }
    return best?.key;
  };

  const remembered = new Map<string, string | undefined>();
  return {
    longest,
    exact,
    near: (words, language) => {
      const kept = withoutLinks(words);
      const named = language === 'fr' ? kept : withoutArticle(kept);
      const written = named.join(' ');
      const key = named.map(stem).join(' ');
      if (key.length > KEY_MAX) return undefined;
      const asked = `${language?.slice(0, 2) ?? ''} ${written}`;
      if (!remembered.has(asked)) {
        if (remembered.size > REMEMBERED_MAX) remembered.clear();
        remembered.set(asked, nearestKey(written, key, language));
      }
      const found = remembered.get(asked);
      return found === undefined ? undefined : chosen(stemmed.get(found), language);
    },
  };
};
