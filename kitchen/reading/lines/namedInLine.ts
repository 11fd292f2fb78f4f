import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { chosenNames } from './chosenNames';
import { wordAt } from './lineAmounts';
import type { LineContext } from './lineContext';
import { namesIn, nearName, type Named } from './lineNames';
import { endOfPart } from './lineParts';
import type { LineQuantity } from './lineQuantity';
import type { LineToken } from './lineTokens';
import type { LineLanguage } from './lineWords';

/** Where the ingredient is named: from `begin`, until the head or the part of the line ends. */
interface Places {
  begin: number;
  headEnd: number;
  partEnd: number;
}

/** The ingredients of a line; not exact when they were guessed from misspelt words. */
export interface Found {
  named: Named[];
  isExact: boolean;
}

const pick = ({ tokens, tongue }: LineContext, names: readonly Named[]) => chosenNames(names, tokens, tongue);

/** A name may extend over a word that otherwise begins a note: "nata para montar", "ajo en polvo". */
const namesInHead = (context: LineContext, { begin, headEnd, partEnd }: Places): Named[] => {
  const names = namesIn(context.tokens, begin, partEnd, context);
  return pick(
    context,
    names.filter(({ span }) => span[0] < headEnd),
  );
};

/** "Salt, pepper and nutmeg", "eggs, flour, and milk": without a quantity, a list. */
const furtherOfList = (context: LineContext, partEnd: number): Named[] => {
  const { tokens, language } = context;
  const further: Named[] = [];
  for (let end = partEnd; tokens[end]?.word === ',';) {
    const from = language.joiners.has(wordAt(tokens, end + 1)) ? end + 2 : end + 1;
    const next = endOfPart(tokens, from, language);
    const more = namesIn(tokens, from, next, context);
    if (more[0]?.span[0] !== from) break;
    further.push(...pick(context, more));
    end = next;
  }
  return further;
};

/** Not all `joiners`: behind "plus" and "más" an amount is added to the one before ("1 cup plus 2 tbsp"). */
const AND: ReadonlySet<string> = new Set(['and', '&', 'y', 'e', 'et']);
const BEFORE_SECOND: ReadonlySet<string> = new Set([...AND, ',', '+']);

/** "3 œufs + 1 jaune", "1 poivron rouge, 1 poivron vert", "2 carrots and 1 onion" */
const secondOfLine = (context: LineContext, quantity: LineQuantity, partEnd: number): Named[] => {
  const { tokens, language, claimed } = context;
  const sign = AND.has(wordAt(tokens, partEnd - 1)) ? partEnd - 1 : partEnd;
  const isInQuantity = sign + 1 < quantity.to;
  const isCounted = BEFORE_SECOND.has(wordAt(tokens, sign)) && tokens[sign + 1]?.value !== undefined;
  if (isInQuantity || !isCounted) return [];
  const [second] = namesIn(tokens, sign + 2, endOfPart(tokens, sign + 2, language), context);
  if (second?.span[0] !== sign + 2) return [];
  if (tokens[sign]!.word === ',') claimed.add(sign + 1);
  return [second];
};

/** The names in the first part after the head that has any. */
const namesBehind = (context: LineContext, headEnd: number): Named[] => {
  const { tokens, language } = context;
  for (let from = headEnd; from < tokens.length;) {
    const end = endOfPart(tokens, from + 1, language);
    const named = pick(context, namesIn(tokens, from, end, context));
    if (named.length > 0) return named;
    from = end;
  }
  return [];
};

/** The ingredients of a line. */
export const namedIn = (context: LineContext, quantity: LineQuantity, places: Places): Found => {
  const { tokens, spoken } = context;
  const { begin, headEnd, partEnd } = places;
  const head = namesInHead(context, places);
  if (head.length > 0) {
    const isList = quantity.amount === undefined && quantity.unit === undefined;
    const further = isList ? furtherOfList(context, partEnd) : [];
    return { named: [...head, ...further, ...secondOfLine(context, quantity, partEnd)], isExact: true };
  }
  const behind = namesBehind(context, headEnd);
  if (behind.length > 0) return { named: behind, isExact: true };
  const before = pick(context, namesIn(tokens, 0, begin, context));
  if (before.length > 0) return { named: before, isExact: true };
  const near = nearName(tokens, begin, headEnd, spoken);
  return { named: near ? [near] : [], isExact: false };
};

/** The juice and the zest of a fruit are separate ingredients when the table has them. */
export const pressed = (
  named: readonly Named[],
  tokens: readonly LineToken[],
  before: number,
  language: LineLanguage,
) => {
  const [fruit] = named;
  if (named.length !== 1 || !fruit) return undefined;
  const found = tokens.slice(0, before).flatMap(({ word }, i): Named[] => {
    const kind = language.juice.has(word) ? 'juice' : language.zest.has(word) ? 'zest' : undefined;
    const id = `${fruit.id}-${kind}`;
    return ingredientById(id) ? [{ id, span: [i, i + 1] }] : [];
  });
  return found.length > 0 ? found : undefined;
};
