import type { WishContext } from './wishContext';
import { itemAt, itemBehindLinks, type WishItem } from './wishItems';
import { AND_WORDS, OR_WORDS, WITH_WORDS, type IntroductionKind } from './wishPatterns';
import { isBreak } from './wishText';

const isIn = ({ read: { tokens } }: WishContext, words: ReadonlySet<string>, at: number): boolean =>
  at < tokens.length && words.has(tokens[at]!.word);

/** Whether a token joins two things by "or", by "and", or by a comma. */
export const isOr = (context: WishContext, at: number): boolean => isIn(context, OR_WORDS, at);
export const isAnd = (context: WishContext, at: number): boolean => isIn(context, AND_WORDS, at);
export const isComma = ({ read: { tokens } }: WishContext, at: number): boolean => tokens[at]?.raw === ',';

/** The next thing of the list, unless "with" begins what is on hand: "no onions and with rice". */
const itemAfter = (context: WishContext, at: number, kind: IntroductionKind): WishItem | undefined =>
  isIn(context, WITH_WORDS, at) ? undefined : itemBehindLinks(context, at, kind);

/** The rest of a list closed by "or", or by "and" among allergens after "allergic to". */
const closedListAt = (context: WishContext, at: number, kind: IntroductionKind): WishItem[] => {
  const list: WishItem[] = [];
  for (let next = at; isComma(context, next);) {
    const isLast = isOr(context, next + 1);
    const item = itemAfter(context, next + (isLast ? 2 : 1), kind);
    if (!item) return [];
    list.push(item);
    if (isLast) return list;
    const isAmongAllergens = kind === 'allergy' && isAnd(context, item.to) && list.every(({ isWord }) => isWord);
    if (isOr(context, item.to) || isAmongAllergens) {
      const last = itemAfter(context, item.to + 1, kind);
      return last && (isOr(context, item.to) || last.isWord) ? [...list, last] : [];
    }
    next = item.to;
  }
  return [];
};

const joinedTo = (context: WishContext, last: WishItem, kind: IntroductionKind): WishItem | undefined => {
  const next = itemAfter(context, last.to + 1, kind);
  return isOr(context, last.to) || next?.isWord || !last.isWord ? next : undefined;
};

const pureAfterComma = (context: WishContext, at: number, kind: IntroductionKind): WishItem | undefined => {
  const { tokens } = context.read;
  const next = itemAt(context, at + 1, kind, true);
  if (!next?.isPure) return undefined;
  const ends =
    next.to >= tokens.length || isBreak(tokens[next.to]!) || isOr(context, next.to) || isAnd(context, next.to);
  return ends ? next : undefined;
};

/**
 * Reads how far a list of ruled-out things extends.
 *
 * - "or", "nor", "ni", "o", "ou" always continue it: "no onions or garlic".
 * - "and", "y", "et" continue it to an allergen, and from one plain ingredient to the next: "no dairy and eggs", "no
 * onions and garlic"; but "no gluten and rice" leaves the rice.
 * - A comma continues it when "or" closes the list further on ("no nuts, dairy or eggs"), and before a word that cannot
 * be an ingredient on hand ("no gluten, dairy"). Any other word after a comma is on hand: "no onions, chicken".

 * @returns everything a list rules out, from its first item
 */
export const listFrom = (context: WishContext, first: WishItem, kind: IntroductionKind): WishItem[] => {
  const list = [first];
  let isClosed = false;
  for (;;) {
    const last = list.at(-1)!;
    let next: WishItem[] = [];
    if (isOr(context, last.to) || isAnd(context, last.to)) {
      const joined = joinedTo(context, last, kind);
      isClosed ||= isOr(context, last.to);
      if (joined) next = [joined];
    } else if (isComma(context, last.to)) {
      next = isClosed ? [] : closedListAt(context, last.to, kind);
      isClosed ||= next.length > 0;
      const pure = next.length > 0 ? undefined : pureAfterComma(context, last.to, kind);
      if (pure) next = [pure];
    }
    if (next.length === 0) return list;
    list.push(...next);
  }
};
