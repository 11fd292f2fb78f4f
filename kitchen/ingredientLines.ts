import type { Language, Unit } from '@contracts/vocabulary';
import { INGREDIENTS, ingredientById } from './ingredientTable';
import { quantityAt, type LineQuantity } from './lineQuantity';
import { plainLine, tokensOf, type LineToken } from './lineTokens';
import { LINE_LANGUAGES, tongueOf, type LineLanguage, type LineUnit, type Tongue } from './lineWords';
import { createWordIndex } from './wordIndex';

/** One line of an ingredient list, understood as far as it can be. */
export interface IngredientLine {
  amount?: number;
  /** The upper end of a range: "400-500 g". */
  amountMax?: number;
  unit?: LineUnit;
  /** Ids of the table, in the order of the line; two for "salt and pepper", none where nothing is known. */
  ids: readonly string[];
  /** The ingredient in the words of the line. */
  name: string;
  /** What is left: preparation, size, state, purpose. Parts joined by ", ". */
  note?: string;
}

const index = createWordIndex(INGREDIENTS);

type Span = readonly [from: number, to: number];

interface Named {
  id: string;
  span: Span;
}

const isWord = ({ word }: LineToken) => /^[\p{L}\d]/u.test(word);

/** The first place from which what follows is an alternative or a note. */
const endOfHead = (tokens: readonly LineToken[], from: number, language: LineLanguage): number => {
  for (let i = from; i < tokens.length; i += 1) {
    const { word, isAside, value } = tokens[i]!;
    if (isAside) continue;
    if (word === ',' || word === ';' || word === ':') return i;
    if (word === '-' && !tokens[i]!.isGlued) return i;
    if (i === from) continue;
    if (word === '/' || language.alternatives.has(word)) return i;
    if (value !== undefined && tokens[i - 1]?.word !== '-') return i;
    const starts = (phrase: readonly string[]) => phrase.every((part, k) => tokens[i + k]?.word === part);
    if (language.noteStarts.some(starts)) return i;
  }
  return tokens.length;
};

/** All names in a range of tokens, longest first where they overlap. */
const namesIn = (tokens: readonly LineToken[], from: number, to: number, spoken?: Language): Named[] => {
  const named: Named[] = [];
  const places = [...Array(to - from).keys()]
    .map((i) => i + from)
    .filter((i) => isWord(tokens[i]!) && !tokens[i]!.isAside);
  const taken = new Set<number>();
  for (let length = Math.min(index.longest, places.length); length > 0; length -= 1)
    for (let start = 0; start + length <= places.length; start += 1) {
      const own = places.slice(start, start + length);
      if (own.some((place) => taken.has(place))) continue;
      const id = index.exact(own.map((place) => tokens[place]!.word), spoken); // prettier-ignore
      if (id === undefined) continue;
      for (const place of own) taken.add(place);
      named.push({ id, span: [own[0]!, own.at(-1)! + 1] });
    }
  return named.sort((a, b) => a.span[0] - b.span[0]);
};

/** The name without adjectives of state at its ends, as long as it still names the same. */
const trimmed = (
  { id, span }: Named,
  tokens: readonly LineToken[],
  language: LineLanguage,
  spoken?: Language,
): Named => {
  let [from, to] = span;
  const names = (a: number, b: number) =>
    a < b && index.exact(tokens.slice(a, b).filter(isWord).map(({ word }) => word), spoken) === id; // prettier-ignore
  const main = new Set((['en', 'us', 'es', 'fr'] as const).flatMap((key) => ingredientById(id)?.[key]?.slice(0, 2) ?? []).map((name) => name.toLowerCase())); // prettier-ignore
  const isMain = () => main.has(tokens.slice(from, to).filter(isWord).map(({ word }) => word).join(' ')); // prettier-ignore
  while (!isMain() && language.states.has(tokens[from]?.word ?? '') && names(from + 1, to)) from += 1;
  while (!isMain() && language.states.has(tokens[to - 1]?.word ?? '') && names(from, to - 1)) to -= 1;
  return { id, span: [from, to] };
};

/** Of several names in the head: those joined by "and"; else the one that the language puts first in weight. */
const chosenNames = (named: readonly Named[], tokens: readonly LineToken[], tongue: Tongue): Named[] => {
  const { joiners } = LINE_LANGUAGES[tongue];
  const groups: Named[][] = [];
  for (const one of named) {
    const last = groups.at(-1);
    const before = tokens.slice(last?.at(-1)?.span[1] ?? 0, one.span[0]);
    if (!last || before.some(({ word }) => joiners.has(word))) groups.push([one]);
    else last.push(one);
  }
  const words = ({ span: [from, to] }: Named) => to - from;
  return groups.flatMap((group) => {
    // English says what it is at the end ("chicken noodle"), Spanish and French at the beginning.
    const ordered = tongue === 'en' ? [...group].reverse() : group;
    return ordered.reduce<Named[]>((best, one) => (!best[0] || words(one) > words(best[0]) ? [one] : best), []);
  });
};

const nearName = (
  tokens: readonly LineToken[],
  from: number,
  to: number,
  language: LineLanguage,
  spoken?: Language,
) => {
  const places = [...Array(Math.max(0, to - from)).keys()].map((i) => i + from).filter((i) => isWord(tokens[i]!) && !tokens[i]!.isAside && !language.states.has(tokens[i]!.word)); // prettier-ignore
  for (let length = Math.min(3, places.length); length > 0; length -= 1)
    for (let start = 0; start + length <= places.length; start += 1) {
      const own = places.slice(start, start + length);
      const id = index.near(own.map((place) => tokens[place]!.word), spoken); // prettier-ignore
      if (id !== undefined) return { id, span: [own[0]!, own.at(-1)! + 1] as const };
    }
  return undefined;
};

/** The quantity of a line: at its start, or else the first that it says anywhere outside brackets. */
const quantityOf = (tokens: readonly LineToken[], language: LineLanguage): LineQuantity => {
  const atStart = quantityAt(tokens, 0, language, true);
  if (atStart && (atStart.amount !== undefined || atStart.unit !== undefined)) return atStart;
  const from = atStart?.to ?? 0;
  for (const aside of [false, true])
    for (let i = from; i < tokens.length; i += 1) {
      const { value, word, isAside } = tokens[i]!;
      if (isAside !== aside) continue;
      const isSpoken = value !== undefined || language.numbers.has(word) || language.articles.has(word);
      if (!isSpoken || i === 0) continue;
      const found = quantityAt(tokens, i, language, true);
      if (!found) continue;
      const hasUnit = found.unit !== undefined && found.unit !== 'inch';
      // A number in brackets or far inside is an amount only with a unit; an article only with one, or after "of".
      if (aside ? !hasUnit : value === undefined ? !hasUnit && !language.links.has(tokens[i - 1]!.word) : false)
        continue;
      if (aside && tokens[i - 1]?.word !== '(') continue;
      return found;
    }
  return atStart ?? { from: 0, to: 0, notes: [] };
};

const NOT_IN_NOTES = new Set("of de d du des the et y and la le les l el los las lo ' & a an al x".split(' '));

/** The runs of words that nothing else has claimed, as they stand in the line. */
const noteOf = (line: string, tokens: readonly LineToken[], claimed: ReadonlySet<number>): string | undefined => {
  const parts: string[] = [];
  let run: LineToken[] = [];
  const endRun = () => {
    while (run.length > 0 && NOT_IN_NOTES.has(run[0]!.word)) run.shift();
    while (run.length > 0 && NOT_IN_NOTES.has(run.at(-1)!.word)) run.pop();
    if (run.length > 0) parts.push(line.slice(run[0]!.from, run.at(-1)!.to));
    run = [];
  };
  tokens.forEach((token, i) => {
    if (claimed.has(i) || /^[()[\],;:~"”″]$/.test(token.word)) endRun();
    else if (isWord(token) || run.length > 0) run.push(token);
    if (run.length === 1 && /^[-./+&]$/.test(token.word)) run = [];
  });
  endRun();
  return parts.length > 0 ? parts.join(', ') : undefined;
};

interface Reading {
  line: IngredientLine;
  /** How much of it was understood; the best language wins. */
  score: number;
}

const readIn = (text: string, tongue: Tongue, spoken?: Language): Reading => {
  const language = LINE_LANGUAGES[tongue];
  const plain = plainLine(text);
  const tokens = tokensOf(plain, tongue !== 'en');
  const quantity = quantityOf(tokens, language);
  const claimed = new Set<number>();
  for (let i = quantity.from; i < quantity.to; i += 1) claimed.add(i);

  const noteTokens = new Set(quantity.notes.flatMap(([a, b]) => [...Array(b - a).keys()].map((i) => i + a)));
  const isAfter = quantity.from === 0 || quantity.to >= tokens.length;
  const start = isAfter && quantity.from === 0 ? quantity.to : 0;
  // Where the quantity stands in the middle ("juice of 1 lemon"), what follows it is the ingredient.
  const begin = quantity.from > 0 && quantity.to < tokens.length && tokens[quantity.from - 1]?.word !== ',' && !/^[-:;(]$/.test(tokens[quantity.from - 1]!.word) ? quantity.to : start; // prettier-ignore
  const headEnd = endOfHead(tokens, begin, language);
  let named = chosenNames(namesIn(tokens, begin, headEnd, spoken), tokens, tongue);
  if (named.length === 0)
    named = chosenNames(namesIn(tokens, headEnd, tokens.length, spoken).slice(0, 1), tokens, tongue);
  if (named.length === 0 && begin > 0) named = chosenNames(namesIn(tokens, 0, begin, spoken), tokens, tongue);
  let isNear = false;
  if (named.length === 0) {
    const near = nearName(tokens, begin, headEnd, language, spoken);
    if (near) named = [near];
    isNear = near !== undefined;
  }
  named = named.map((one) => trimmed(one, tokens, language, spoken));
  for (const { span } of named) for (let i = span[0]; i < span[1]; i += 1) claimed.add(i);
  const nameTokens =
    named.length > 0 ? tokens.slice(named[0]!.span[0], named.at(-1)!.span[1]) : tokens.slice(begin, headEnd);
  if (named.length === 0) for (let i = begin; i < headEnd; i += 1) claimed.add(i);
  for (const i of noteTokens) claimed.delete(i);

  const note = noteOf(plain, tokens, claimed);
  const ids = [...new Set(named.map(({ id }) => id))];
  const name = nameTokens.length > 0 ? plain.slice(nameTokens[0]!.from, nameTokens.at(-1)!.to) : plain;
  return {
    line: {
      ...(quantity.amount !== undefined && { amount: quantity.amount }),
      ...(quantity.amountMax !== undefined && { amountMax: quantity.amountMax }),
      ...(quantity.unit && { unit: quantity.unit }),
      ids,
      name,
      ...(note !== undefined && { note }),
    },
    score: (ids.length > 0 ? (isNear ? 2 : 4) : 0) + (quantity.unit ? 2 : 0) + (quantity.amount === undefined ? 0 : 1),
  };
};

/**
 * Reads one line of an ingredient list ("1 (14 oz) can chickpeas, drained") into amount, unit, ingredient and note.
 * Without a language each of the three is tried and the reading that understands most is kept. Never throws.
 */
export const readIngredientLine = (text: string, language?: Language): IngredientLine => {
  const tongues: readonly Tongue[] = language ? [tongueOf(language)] : ['en', 'es', 'fr'];
  return tongues
    .map((tongue) => readIn(text, tongue, language))
    .reduce((best, reading) => (reading.score > best.score ? reading : best)).line;
};

/** In the wire's units. US cup and pint from NIST Handbook 44, British pint from the Weights and Measures Act 1985. */
const METRIC: Partial<Record<LineUnit, readonly [factor: number, unit: Unit]>> = {
  mg: [0.001, 'g'],
  cl: [10, 'ml'],
  dl: [100, 'ml'],
  cup: [236.6, 'ml'],
  floz: [29.57, 'ml'],
  pint: [473.2, 'ml'],
  quart: [946.4, 'ml'],
  oz: [28.35, 'g'],
  lb: [453.6, 'g'],
  glass: [200, 'ml'],
  stick: [113, 'g'],
  knob: [15, 'g'],
  jar: [1, 'can'],
};
const BRITISH_PINT_ML = 568.3;

const SAME: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'clove', 'slice', 'sprig', 'leaf', 'stalk', 'bunch', 'handful', 'pinch', 'dash', 'can', 'sheet', 'cube', 'scoop']); // prettier-ignore

/** Amount and unit of a line as the wire has them; the middle of a range; a plain number means pieces. */
export const metricOf = (
  { amount, amountMax, unit }: Pick<IngredientLine, 'amount' | 'amountMax' | 'unit'>,
  language?: Language,
): { amount?: number; unit?: Unit } => {
  if (amount === undefined) return {};
  const middle = amountMax === undefined ? amount : (amount + amountMax) / 2;
  if (unit === 'pint' && language === 'en-GB') return { amount: middle * BRITISH_PINT_ML, unit: 'ml' };
  const known = unit === undefined ? undefined : METRIC[unit];
  if (known) return { amount: Math.round(middle * known[0] * 10) / 10, unit: known[1] };
  return { amount: middle, unit: unit !== undefined && SAME.has(unit) ? (unit as Unit) : 'piece' };
};
