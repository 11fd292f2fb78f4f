/** What a recipe can be found by when its name is asked for. */
export interface NameEntry {
  /** Its title in every language. */
  titles: readonly string[];
  /** Weaker words: names of its ingredients, its cuisine. */
  words: readonly string[];
  popularity: number;
}

const TITLE_WEIGHT = 10;
const WORD_WEIGHT = 2;
const PREFIX_FACTOR = 0.7;
const TYPO_FACTOR = 0.5;
const MIN_PREFIX = 2;
const PHRASE_BONUS = { whole: 1_000, start: 300, inside: 150 } as const;

/** Words that carry no meaning in a dish's name, in the languages we speak, already folded. */
const FILLERS = new Set(
  (
    'a an and the of with in on for my ' +
    'de del la las el los un una y e con en al a para ' +
    'le les du des d l et au aux avec en une recipe receta recette'
  ).split(' '),
);

/** Lower case, without accents, in words of letters and digits only. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many typing slips are forgiven in a word of this length. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether two words are at most `limit` slips apart, a slip being a letter too many, too few, wrong, or two swapped
 * (the restricted Damerau–Levenshtein distance).
 */
export const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(back[j]! + 1, row[j - 1]! + 1, back[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, twoBack[j - 2]! + 1);
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return false;
    twoBack = back;
    back = row;
  }
  return back[b.length]! <= limit;
};

interface Posting {
  entry: number;
  weight: number;
}

/**
 * An index over the names of recipes: accents and case do not matter, the order of words does not, the last letters of
 * a word may be missing, and slips of typing are forgiven where nothing is spelled exactly so.
 */
export const buildNameIndex = (entries: readonly NameEntry[]) => {
  const phrases = entries.map(({ titles }) => titles.map((title) => foldedWords(title).join(' ')));
  const postings = new Map<string, Posting[]>();
  const post = (word: string, entry: number, weight: number) => {
    const list = postings.get(word);
    if (!list) postings.set(word, [{ entry, weight }]);
    else if (list.at(-1)!.entry !== entry) list.push({ entry, weight });
  };
  // Titles first, so that a word that stands in both counts as a word of the title.
  entries.forEach(({ titles, words }, entry) => {
    for (const word of titles.flatMap(foldedWords)) post(word, entry, TITLE_WEIGHT);
    const titleWords = new Set(titles.flatMap(foldedWords));
    for (const word of words.flatMap(foldedWords)) if (!titleWords.has(word)) post(word, entry, WORD_WEIGHT);
  });
  const vocabulary = [...postings.keys()].sort();

  const firstAtLeast = (word: string) => {
    let low = 0;
    let high = vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (vocabulary[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** The known words that a typed word may mean, each with how sure that is. */
  const meanings = (typed: string): { word: string; factor: number }[] => {
    const found: { word: string; factor: number }[] = [];
    for (let i = firstAtLeast(typed); i < vocabulary.length && vocabulary[i]!.startsWith(typed); i++) {
      const word = vocabulary[i]!;
      if (word === typed) found.push({ word, factor: 1 });
      else if (typed.length >= MIN_PREFIX) found.push({ word, factor: PREFIX_FACTOR });
    }
    if (found.length > 0) return found;
    const limit = forgiven(typed.length);
    if (limit === 0) return found;
    for (const word of vocabulary) if (isWithin(typed, word, limit)) found.push({ word, factor: TYPO_FACTOR });
    return found;
  };

  /** The best weight of each entry for one typed word. */
  const weightsOf = (typed: string): Map<number, number> => {
    const weights = new Map<number, number>();
    for (const { word, factor } of meanings(typed))
      for (const { entry, weight } of postings.get(word)!)
        weights.set(entry, Math.max(weights.get(entry) ?? 0, weight * factor));
    return weights;
  };

  const phraseBonus = (entry: number, phrase: string) =>
    Math.max(
      ...phrases[entry]!.map((title) => {
        if (title === phrase) return PHRASE_BONUS.whole;
        if (title.startsWith(`${phrase} `)) return PHRASE_BONUS.start;
        return ` ${title} `.includes(` ${phrase} `) ? PHRASE_BONUS.inside : 0;
      }),
      0,
    );

  /**
   * Entries that a name may mean, best first: the exact phrase, then those with every word, by where the words stand
   * and by popularity. Where no entry has every word, those that have at least half of them, one in the title.
   */
  const search = (name: string, isWanted: (entry: number) => boolean): number[] => {
    const typed = foldedWords(name);
    const meaningful = [...new Set(typed.filter((word) => !FILLERS.has(word)))];
    const asked = meaningful.length > 0 ? meaningful : [...new Set(typed)];
    if (asked.length === 0) return [];

    const scores = new Map<number, { words: number; weight: number; best: number }>();
    for (const word of asked)
      for (const [entry, weight] of weightsOf(word)) {
        const score = scores.get(entry) ?? { words: 0, weight: 0, best: 0 };
        scores.set(entry, {
          words: score.words + 1,
          weight: score.weight + weight,
          best: Math.max(score.best, weight),
        });
      }

    const wanted = [...scores].filter(([entry]) => isWanted(entry));
    const complete = wanted.filter(([, { words }]) => words === asked.length);
    const partial = () =>
      wanted.filter(
        ([, { words, best }]) => words * 2 >= asked.length && best >= TITLE_WEIGHT * TYPO_FACTOR && asked.length > 1,
      );
    const phrase = typed.join(' ');
    return (complete.length > 0 ? complete : partial())
      .map(([entry, { words, weight }]) => ({ entry, words, score: weight + phraseBonus(entry, phrase) }))
      .sort(
        (a, b) =>
          b.words - a.words ||
          b.score - a.score ||
          entries[b.entry]!.popularity - entries[a.entry]!.popularity ||
          a.entry - b.entry,
      )
      .map(({ entry }) => entry);
  };

  return { search };
};

export type NameIndex = ReturnType<typeof buildNameIndex>;
