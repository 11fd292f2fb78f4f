import type { Allergen } from '@contracts/vocabulary';
import { editDistance } from '@kitchen/reading/editDistance';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { isPastry } from '@kitchen/reading/pastryWord';
import type { WishContext } from './wishContext';
import { LINK_WORDS, NO_FOOD, type IntroductionKind } from './wishPatterns';
import { isBreak } from './wishText';
import { FUZZY_WISH_WORDS, LONGEST_WISH_WORD, wishEntry, type WishEntry, type WishTarget } from './wishLexicon';
import { wishEffects } from './wishTargets';

/** One thing ruled out by a phrase. */
export interface WishItem {
  target: WishTarget;
  also: readonly Allergen[];
  isPure: boolean;
  /** It is in the vocabulary of wishes, not only in the ingredient table. */
  isWord: boolean;
  raw: string;
  /** Its first token, and the first token after it. */
  from: number;
  to: number;
}

type WordMatch = { entry: WishEntry; to: number } | { id: string; to: number };

const FUZZY_MIN = 5;
/**
 * Bought only by cooks who cannot eat the ordinary one, so "gluten-free pasta" is pasta on hand and a wish.
 * "lactose-free milk", "alcohol-free beer" or "vegan cheese" only say what is in the kitchen.
 */
const WISHED_WITH_FOOD: ReadonlySet<string> = new Set(['Gluten', 'Wheat']);

/**
 * Whether an ingredient contains what is ruled out, so that the words name a product: "milk" in "lactose-free milk".
 */
export const isProductWithout = (id: string, { target, also }: Pick<WishItem, 'target' | 'also'>): boolean => {
  if (WISHED_WITH_FOOD.has(target.id)) return false;
  const { allergens, ingredients } = wishEffects(target, also);
  return ingredients.includes(id) || (ingredientById(id)?.allergens ?? []).some((name) => allergens.includes(name));
};

const isLink = ({ read }: WishContext, at: number): boolean => LINK_WORDS.has(read.tokens[at]!.word);

const isOver = ({ read: { tokens } }: WishContext, at: number): boolean => at >= tokens.length || isBreak(tokens[at]!);

/** The ingredient of the table whose name begins at a token. */
export const foodAt = (context: WishContext, at: number): { id: string; to: number } | undefined => {
  const { read, index, language } = context;
  if (isOver(context, at) || isLink(context, at)) return undefined;
  for (let to = Math.min(read.pieceEnd(at), at + index.longest); to > at; to -= 1) {
    if (isLink(context, to - 1)) continue;
    const id = isPastry(read.raw(at, to)) ? undefined : index.exact(read.words(at, to), language);
    if (id !== undefined) return { id, to };
  }
  return undefined;
};

const wordAt = ({ read, language }: WishContext, at: number): { entry: WishEntry; to: number } | undefined => {
  for (let to = Math.min(read.pieceEnd(at), at + LONGEST_WISH_WORD); to > at; to -= 1) {
    const words = read.words(at, to);
    // In Spanish, "soy" is "I am".
    if (language === 'es' && words.length === 1 && words[0] === 'soy') continue;
    const entry = wishEntry(words);
    if (entry) return { entry, to };
  }
  return undefined;
};

const misspeltAt = ({ read, index, language }: WishContext, at: number): WordMatch | undefined => {
  const { word } = read.tokens[at]!;
  if (word.length < FUZZY_MIN) return undefined;
  const meant = FUZZY_WISH_WORDS.find((known) => known[0] === word[0] && editDistance(known, word, 1) <= 1);
  if (meant !== undefined) return { entry: wishEntry([meant])!, to: at + 1 };
  const id = index.near([word], language);
  return id === undefined ? undefined : { id, to: at + 1 };
};

const asItem = ({ read }: WishContext, from: number, found: WordMatch, kind: IntroductionKind): WishItem => {
  const place = { raw: read.raw(from, found.to), from, to: found.to };
  if ('id' in found)
    return { target: { kind: 'ingredient', id: found.id }, also: [], isPure: false, isWord: false, ...place };
  const { target, isPure, also, row } = found.entry;
  if (kind === 'lack' && row !== undefined)
    return { target: { kind: 'ingredient', id: row }, also: [], isPure: false, isWord: true, ...place };
  return { target, also, isPure, isWord: true, ...place };
};

/** What is ruled out at a token; the longer name wins: "fish sauce" is not "fish". */
export const itemAt = (
  context: WishContext,
  at: number,
  kind: IntroductionKind,
  isExact = false,
): WishItem | undefined => {
  if (isOver(context, at) || NO_FOOD.has(context.read.tokens[at]!.word)) return undefined;
  const word = wordAt(context, at);
  const food = foodAt(context, at);
  const longer = word && food ? (food.to > word.to ? food : word) : (word ?? food);
  const found = longer ?? (isExact || isLink(context, at) ? undefined : misspeltAt(context, at));
  return found && asItem(context, at, found, kind);
};

/** The ingredient whose name ends right before a token. */
export const foodBefore = (context: WishContext, at: number): string | undefined => {
  for (let from = Math.max(0, at - context.index.longest); from < at; from += 1) {
    const food = foodAt(context, from);
    if (food?.to === at) return food.id;
  }
  return undefined;
};

/** The item at a token, after skipping words such as "any", "de", "les". */
export const itemBehindLinks = (context: WishContext, at: number, kind: IntroductionKind): WishItem | undefined => {
  for (let start = at; !isOver(context, start); start += 1) {
    const item = itemAt(context, start, kind);
    if (item) return item;
    if (!isLink(context, start)) return undefined;
  }
  return undefined;
};
