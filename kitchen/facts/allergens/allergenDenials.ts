import type { Allergen } from '@contracts/vocabulary';
import type { ClauseWord } from './allergenClauses';
import { allergensByWord, allergensWhere } from './allergenVocabulary';
import { isLinkWord, keyOf, type AllergenDictionary } from './allergenDictionary';
import { stemOf } from '@kitchen/reading/guessName';
import type { Tongue } from '@kitchen/reading/tongue';

/** What a clause denies, and which of its words the denial covers. */
export interface Denial {
  allergens: readonly Allergen[];
  /** Index of the first covered word, and of the first word after the covered ones. */
  from: number;
  to: number;
}

export interface Denials {
  denials: readonly Denial[];
  /** Indices of the words of the denial itself, which are not evidence. */
  silent: ReadonlySet<number>;
  /** The clause consists of the denial only ("gluten free"). */
  isAll: boolean;
}

const DENIED_BY = new Map([...allergensByWord('denials')].map(([word, allergens]) => [stemOf(word), allergens]));
const deniedBy = (word: string): readonly Allergen[] => DENIED_BY.get(stemOf(word)) ?? [];

/** "flour without gluten": covers what precedes it. */
const WITHOUT = new Set('without sin sans libre libres exempt exempte exempts exemptes instead equivalent'.split(' '));
/** "non-dairy milk", "no egg noodles": covers what follows it. */
const NO = new Set('no non zero cero'.split(' '));
const ENDS = new Set('with con avec and y et e plus but pero mais for para pour in on en dans sur'.split(' '));
/** Whether a word ends the reach of a denial. "maïs" does not, because it is corn. */
const isEnd = ({ folded, text }: ClauseWord) => ENDS.has(folded) && !/ï/i.test(text);

const LIST_JOINS = new Set('ni nor and y et e'.split(' '));

/** Words for products made without animals, or named after what they replace. */
const SUBSTITUTES = new Set(
  'vegan vegano vegana veganos veganas vegane veganes vegetal vegetales vegetale vegetaux vegetalien vegetalienne faux fake'.split(
    ' ',
  ),
);
const FROM_ANIMALS = allergensWhere(({ isFromAnimals }) => isFromAnimals);

/** "free range eggs" are eggs. */
const NOT_FREE_OF = new Set('range run roaming flowing farmed rein'.split(' '));
/** Words that qualify the denial itself: "certified gluten free". */
const BESIDE_DENIAL = new Set(
  'certified naturally guaranteed certificado certificada certifie certifiee is are 100 de d'.split(' '),
);

interface Reading {
  words: readonly ClauseWord[];
  dictionary: AllergenDictionary;
  tongue: Tongue;
  /** For each word, the index of the first word from there on that ends the reach of a denial. */
  ends: readonly number[];
  /** How far the clause was searched for the start of a denial, and the last start found. */
  start: { searched: number; at: number };
}

const endsIn = (words: readonly ClauseWord[]): number[] => {
  const ends: number[] = [];
  for (let i = words.length - 1; i >= 0; i -= 1) ends[i] = isEnd(words[i]!) ? i : (ends[i + 1] ?? words.length);
  return ends;
};

/** Index where the reach of a denial ends: at "with", "and", "for". */
const reachFrom = ({ words, ends }: Reading, from: number): number => ends[from] ?? words.length;

/**
 * Index of the first word that a denial covers. Denials in a list cover the same words: "galletas sin gluten y sin
 * lácteos". Denials are read from left to right, so no word is searched twice.
 */
const startBefore = ({ words, start }: Reading, at: number, silent: ReadonlySet<number>): number => {
  for (; start.searched < at; start.searched += 1)
    if (isEnd(words[start.searched]!) && !silent.has(start.searched - 1)) start.at = start.searched + 1;
  return start.at;
};

/** Number of words in the longest known name at an index; 1 if there is none. */
const nameLength = ({ words, dictionary: { entries, longest } }: Reading, at: number): number => {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1)
    if (
      !isLinkWord(words[at + length - 1]!.folded) &&
      entries.has(keyOf(words.slice(at, at + length).map(({ folded }) => folded)))
    )
      return length;
  return 1;
};

/** The allergens listed after "without", from an index on: "gluten ni lactosa". */
const thingsFrom = (reading: Reading, from: number): { to: number; allergens: readonly Allergen[] } => {
  const { words, dictionary } = reading;
  const allergens: Allergen[] = [];
  let at = from;
  for (;;) {
    while (at < words.length && (isLinkWord(words[at]!.folded) || words[at]!.folded === 'to')) at += 1;
    let to = Math.min(words.length, at + nameLength(reading, at));
    while (to < words.length && deniedBy(words[to]!.folded).length > 0) to += 1;
    for (const { folded } of words.slice(at, to)) allergens.push(...deniedBy(folded));
    const next = words[to + 1]?.folded;
    const isMore =
      LIST_JOINS.has(words[to]?.folded ?? '') &&
      next !== undefined &&
      !WITHOUT.has(next) &&
      (deniedBy(next).length > 0 || words[to]!.folded === 'ni' || !dictionary.entries.has(keyOf([next])));
    if (!isMore) return { to, allergens };
    at = to + 1;
  }
};

/** "gluten-free", "egg free", "free from nuts". */
const freeAt = (reading: Reading, at: number, silent: Set<number>): Denial | undefined => {
  const { words } = reading;
  const next = words[at + 1]?.folded ?? '';
  if (NOT_FREE_OF.has(next)) return undefined;
  if (next === 'from' || next === 'of') {
    const { to, allergens } = thingsFrom(reading, at + 2);
    for (let i = at; i < to; i += 1) silent.add(i);
    return { allergens, from: 0, to: at };
  }
  if (at === 0) return undefined;
  silent.add(at).add(at - 1);
  const to = reachFrom(reading, at + 1);
  const allergens = deniedBy(words[at - 1]!.folded);
  return to > at + 1
    ? { allergens, from: at + 1, to }
    : { allergens, from: startBefore(reading, at - 1, silent), to: at - 1 };
};

const denialAt = (reading: Reading, at: number, silent: Set<number>): Denial | undefined => {
  const { words, tongue } = reading;
  const { folded } = words[at]!;
  const next = words[at + 1]?.folded ?? '';
  if (folded === 'free') return freeAt(reading, at, silent);
  const joined = /^(gluten|dairy|egg|nut|wheat|soy|fish|milk)(?:free|less)$/.exec(folded)?.[1];
  if (joined !== undefined) {
    silent.add(at);
    return { allergens: deniedBy(joined), from: startBefore(reading, at, silent), to: reachFrom(reading, at + 1) };
  }
  if (SUBSTITUTES.has(folded) || (folded === 'plant' && next === 'based')) {
    silent.add(at);
    if (folded === 'plant') silent.add(at + 1);
    // English puts it before the noun, Spanish and French after it.
    const from = tongue === 'en' && reachFrom(reading, at + 1) > at + 1 ? at : startBefore(reading, at, silent);
    return { allergens: FROM_ANIMALS, from, to: reachFrom(reading, at + 1) };
  }
  if (/^(unsulphured|unsulfured)$/.test(folded)) {
    silent.add(at);
    return { allergens: ['Sulphites'], from: 0, to: words.length };
  }
  const isNotContaining = folded === 'not' && /^contain/.test(next);
  if (!WITHOUT.has(folded) && !NO.has(folded) && !isNotContaining) return undefined;
  const { to, allergens } = thingsFrom(reading, at + (isNotContaining ? 2 : 1));
  for (let i = at; i < to; i += 1) silent.add(i);
  const reach = reachFrom(reading, to);
  return NO.has(folded) && reach > to
    ? { allergens, from: to, to: reach }
    : { allergens, from: startBefore(reading, at, silent), to: at };
};

/** Finds the denials of a clause. */
export const denialsIn = (words: readonly ClauseWord[], dictionary: AllergenDictionary, tongue: Tongue): Denials => {
  const reading: Reading = { words, dictionary, tongue, ends: endsIn(words), start: { searched: 0, at: 0 } };
  const silent = new Set<number>();
  const denials = words.flatMap((_, at) => (silent.has(at) ? [] : (denialAt(reading, at, silent) ?? [])));
  return {
    denials,
    silent,
    isAll: denials.length > 0 && words.every(({ folded }, i) => silent.has(i) || BESIDE_DENIAL.has(folded)),
  };
};

const pushTo = (lists: Map<number, Denial[]>, at: number, denial: Denial) => {
  const list = lists.get(at);
  if (list) list.push(denial);
  else lists.set(at, [denial]);
};

/** For each word of a clause, the allergens that its denials exclude. */
export const deniedByWord = (denials: readonly Denial[], length: number): readonly ReadonlySet<Allergen>[] => {
  const [begin, end] = [new Map<number, Denial[]>(), new Map<number, Denial[]>()];
  for (const denial of denials) {
    if (denial.from >= denial.to) continue;
    pushTo(begin, denial.from, denial);
    pushTo(end, denial.to, denial);
  }
  const depth = new Map<Allergen, number>();
  const change = (changed: readonly Denial[], by: number) => {
    for (const allergen of changed.flatMap(({ allergens }) => allergens))
      depth.set(allergen, (depth.get(allergen) ?? 0) + by);
  };
  let denied: ReadonlySet<Allergen> = new Set();
  return Array.from({ length }, (_, i) => {
    const [more, fewer] = [begin.get(i) ?? [], end.get(i) ?? []];
    change(more, 1);
    change(fewer, -1);
    if (more.length + fewer.length > 0)
      denied = new Set([...depth].flatMap(([allergen, count]) => (count > 0 ? [allergen] : [])));
    return denied;
  });
};
