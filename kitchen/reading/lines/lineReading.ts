import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../foldWord';
import { kindsIn } from './chosenNames';
import { wordAt } from './lineAmounts';
import { lineInWords, type LineInWords } from './lineInWords';
import type { IngredientLine } from './ingredientLine';
import { isLink } from './lineNames';
import { isCountedByName } from './metricLine';
import { noteOf } from './lineNotes';
import { endOfHead, endOfPart } from './lineParts';
import type { LineQuantity } from './lineQuantity';
import { plainLine, tokensOf } from './lineTokens';
import { kindBeside } from './lineUnits';
import { LINE_LANGUAGES } from './lineWords';
import type { Tongue } from '../tongue';
import { namedIn, pressed, type Found } from './namedInLine';
import { quantityOf } from './quantityInLine';
import { unitOf } from './unitInLine';
import { withoutWordsOfName } from './wordsOfName';
import type { LineContext } from './lineContext';
import type { LineToken } from './lineTokens';

export interface Reading {
  line: IngredientLine;
  /** The same line in its writer's words: computed when asked, because most readings are not shown. */
  words: () => LineInWords;
  /** How much was understood; the language with the highest score wins. */
  score: number;
}

/** Signs between a name and its quantity. */
const BEFORE_QUANTITY: ReadonlySet<string> = new Set(',:;(-');

/** Where the ingredient is named. When the quantity is in the middle ("juice of 1 lemon"), it follows. */
const placesOf = ({ tokens, language }: LineContext, { from, to }: LineQuantity) => {
  const isInside = from > 0 && to < tokens.length;
  const isBehind = isInside && BEFORE_QUANTITY.has(tokens[from - 1]!.word);
  const begin = from > 0 && (!isInside || isBehind) ? 0 : to;
  return {
    begin,
    headEnd: endOfHead(tokens, begin, language),
    partEnd: endOfPart(tokens, begin, language),
    isInside: isInside && !isBehind,
  };
};

/** "semi-skimmed milk": a hyphen inside words that are left to the note goes with them. */
const freeHyphens = (tokens: readonly LineToken[], claimed: Set<number>): void => {
  tokens.forEach(({ word, isGlued }, i) => {
    const next = tokens[i + 1];
    const isHyphen = word === '-' && isGlued && next?.isGlued === true;
    if (isHyphen && !claimed.has(i - 1) && !claimed.has(i + 1)) claimed.delete(i);
  });
};

/**
 * Claims the words of the names, but leaves those that only describe a kind to the note.
 * @returns the names, with the juice or zest of a fruit in its place
 */
const claimNames = (context: LineContext, { named }: Found, pressedFrom: number | undefined) => {
  const { tokens, tongue, language, claimed } = context;
  const juices = pressedFrom === undefined ? undefined : pressed(named, tokens, pressedFrom, language);
  const chosen = juices ?? named;
  for (const one of [...named, ...chosen]) {
    for (let i = one.span[0]; i < one.span[1]; i += 1) claimed.add(i);
    if (juices === undefined) for (const i of kindsIn(one, tokens, tongue)) claimed.delete(i);
  }
  freeHyphens(tokens, claimed);
  for (const { span } of chosen) if (language.generic.has(wordAt(tokens, span[1]))) claimed.add(span[1]);
  return chosen;
};

/** The words of the name. The note has its kind: "mature cheddar" is cheddar, and "queue de lotte" is lotte. */
const tokensOfName = ({ tokens, tongue, claimed }: LineContext, from: number, to: number): LineToken[] => {
  const own = tokens.filter((_, i) => i >= from && i < to && claimed.has(i));
  const isOwn = ({ word }: LineToken) => !isLink(word, tongue);
  return own.slice(own.findIndex(isOwn), own.findLastIndex(isOwn) + 1);
};

/** Of two equal readings, the one that leaves fewer words over. */
const scoreOf = ({ ids, isGuess, unit, amount, note }: IngredientLine): number =>
  (ids.length > 0 ? (isGuess ? 2 : 4) : 0) +
  (unit ? 2 : 0) +
  (amount === undefined ? 0 : 1) -
  wordsOf(note ?? '').length / 100;

const contextOf = (text: string, tongue: Tongue, spoken?: Language): LineContext => {
  const plain = plainLine(text, tongue);
  return {
    plain,
    tokens: tokensOf(plain, tongue),
    tongue,
    language: LINE_LANGUAGES[tongue],
    spoken,
    claimed: new Set(),
  };
};

/** Reads a line as one of a language. */
export const readIn = (text: string, tongue: Tongue, spoken?: Language): Reading => {
  const context = contextOf(text, tongue, spoken);
  const { plain, tokens, language, claimed } = context;
  const quantity = withoutWordsOfName(context, quantityOf(tokens, language));
  for (let i = quantity.from; i < quantity.to; i += 1) claimed.add(i);

  const places = placesOf(context, quantity);
  const found = namedIn(context, quantity, places);
  const named = claimNames(context, found, places.isInside ? quantity.from : undefined);
  const [first] = named;
  if (!first) for (let i = places.begin; i < places.headEnd; i += 1) claimed.add(i);
  const namedTokens = () => (first ? tokensOfName(context, first.span[0], named.at(-1)!.span[1]) : []);
  const withoutUnit = namedTokens();
  const unit = first ? unitOf(context, quantity, first) : quantity.unit;
  for (const [from, to] of quantity.notes) for (let i = from; i < to; i += 1) claimed.delete(i);

  const ids = [...new Set(named.map(({ id }) => kindBeside(id, unit)))];
  // The quantity of "3 garlic cloves" says the unit, and that of "2 celery sticks" does not.
  const ownTokens = isCountedByName({ unit }) ? namedTokens() : withoutUnit;
  const nameTokens = first ? ownTokens : tokens.slice(places.begin, places.headEnd);
  const note = noteOf(plain, tokens, claimed);
  const line: IngredientLine = {
    ...(quantity.amount !== undefined && { amount: quantity.amount }),
    ...(quantity.amountMax !== undefined && { amountMax: quantity.amountMax }),
    ...(unit && { unit }),
    ids,
    ...(ids.length > 0 && !found.isExact && { isGuess: true as const }),
    name: nameTokens.length > 0 ? plain.slice(nameTokens[0]!.from, nameTokens.at(-1)!.to) : plain,
    ...(note !== undefined && { note }),
  };
  const words = () => lineInWords(context, { ...quantity, unit, isInside: places.isInside });
  return { line, words, score: scoreOf(line) };
};
