import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../foldWord';
import { kindsIn } from './chosenNames';
import { wordAt } from './lineAmounts';
import { lineInWords, type LineInWords } from './lineInWords';
import type { IngredientLine } from './ingredientLine';
import { isLink, isName, namesIn, ownNames, stemmed } from './lineNames';
import { isCountedByName } from './metricLine';
import { noteOf } from './lineNotes';
import { endOfHead, endOfPart, isWord, rangeOf } from './lineParts';
import type { LineQuantity } from './lineQuantity';
import { plainLine, tokensOf } from './lineTokens';
import { KEPT_UNITS, kindBeside } from './lineUnits';
import { LINE_LANGUAGES, type Tongue } from './lineWords';
import { namedIn, pressed, type Found } from './namedInLine';
import { quantityOf } from './quantityInLine';
import { unitOf } from './unitInLine';
import type { LineContext } from './lineContext';
import type { LineToken } from './lineTokens';

export interface Reading {
  line: IngredientLine;
  /** The same line in its writer's words: computed when asked, because most readings are not shown. */
  words: () => LineInWords;
  /** How much was understood; the language with the highest score wins. */
  score: number;
}

/** "4 cloves": without any other word the unit is the ingredient. */
const withoutLoneUnit = ({ tokens, spoken }: LineContext, quantity: LineQuantity): LineQuantity => {
  if (!quantity.unit || quantity.from > 0 || tokens.slice(quantity.to).some(isWord)) return quantity;
  const place = quantity.to - 1;
  return isName(tokens[place]!.word, spoken) ? { ...quantity, unit: undefined, to: place } : quantity;
};

/** "1 bouquet garni", "un peu de noix de muscade": the unit is the first word of a name. */
const withoutUnitOfName = (context: LineContext, quantity: LineQuantity): LineQuantity => {
  const { tokens, tongue, language } = context;
  const { unit, from, to } = quantity;
  const place = rangeOf(from, to).find((i) => language.units.get(tokens[i]!.word) === unit);
  if (!unit || place === undefined || KEPT_UNITS.has(unit)) return quantity;
  const end = endOfPart(tokens, place, language);
  const whole = namesIn(tokens, place, end, context).find(({ span }) => span[0] === place);
  const isOwn =
    whole &&
    whole.span[1] - place > 1 &&
    ownNames(whole.id, tongue).some((name) => name.length > 1 && name[0] === stemmed(tokens[place]!.word));
  return isOwn ? { ...quantity, unit: undefined, to: place } : quantity;
};

/** "five-spice powder": the number is the first word of a name. */
const withoutNumberOfName = (context: LineContext, quantity: LineQuantity): LineQuantity => {
  const { tokens, language } = context;
  if (quantity.from > 0 || quantity.unit !== undefined || !language.numbers.has(wordAt(tokens, 0))) return quantity;
  const [whole] = namesIn(tokens, 0, endOfPart(tokens, 0, language), context);
  return whole?.span[0] === 0 && whole.span[1] > quantity.to ? { from: 0, to: 0, notes: [] } : quantity;
};

/** Where the ingredient is named. When the quantity is in the middle ("juice of 1 lemon"), it follows. */
const placesOf = ({ tokens, language }: LineContext, { from, to }: LineQuantity) => {
  const isInside = from > 0 && to < tokens.length;
  const isBehind = isInside && /^[,:;(-]$/.test(tokens[from - 1]!.word);
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
  for (const { span } of chosen) if (language.generic.has(tokens[span[1]]?.word ?? '')) claimed.add(span[1]);
  return chosen;
};

/** The words of the name. The note has its kind: "mature cheddar" is cheddar, and "queue de lotte" is lotte. */
const tokensOfName = ({ tokens, tongue, claimed }: LineContext, from: number, to: number): LineToken[] => {
  const own = tokens.filter((_, i) => i >= from && i < to && claimed.has(i));
  return own.slice(own.findIndex(({ word }) => !isLink(word, tongue)));
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
  const read = withoutUnitOfName(context, withoutLoneUnit(context, quantityOf(tokens, language)));
  const quantity = withoutNumberOfName(context, read);
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
