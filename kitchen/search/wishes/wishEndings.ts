import type { WishContext } from './wishContext';
import { foodAt, isProductWithout, itemAt, type WishItem } from './wishItems';
import { isAnd, isComma, isOr } from './wishLists';
import { wishEntry } from './wishLexicon';
import { ENDINGS, GLUED_ENDING } from './wishPatterns';
import { afterPolite, leadOf, NOTHING, single, type WishPhrase } from './wishPhrase';

const ended = (context: WishContext, at: number, end: number, list: readonly WishItem[]): WishPhrase => {
  const { read, isName } = context;
  const food = isName ? undefined : foodAt(context, end);
  if (food && list.every((item) => isProductWithout(food.id, item))) return { ...NOTHING, from: at, to: end };
  const from = leadOf(context, at);
  return {
    ...NOTHING,
    from,
    to: afterPolite(context, end),
    items: list,
    lead: read.raw(from, at),
    after: read.behind(list.at(-1)!.to - 1, end),
    glue: ' and ',
  };
};

/** Whether an ending may still follow this item and the word that joins it to the next. */
const goesOn = (context: WishContext, item: WishItem): boolean => {
  // "eggs and gluten free" has eggs; "egg and gluten free" does not.
  const isAdjective = item.isPure || (item.isWord && !/s$/i.test(item.raw));
  const { to } = item;
  return isAdjective && (isAnd(context, to) || isOr(context, to) || (isComma(context, to) && item.isPure));
};

/**
 * "dairy and gluten free", "nut allergy": items up to the ending.
 * @param withoutEnding tokens from which no list reaches an ending; grows, so that no list is read twice
 */
export const endedAt = (context: WishContext, at: number, withoutEnding: Set<number>): WishPhrase | undefined => {
  const list: WishItem[] = [];
  const starts: number[] = [];
  for (let next = at; !withoutEnding.has(next);) {
    starts.push(next);
    const item = itemAt(context, next, 'avoid', true);
    if (!item) break;
    list.push(item);
    const end = context.read.match(ENDINGS, item.to);
    if (end !== undefined) return ended(context, at, end, list);
    if (!goesOn(context, item)) break;
    next = item.to + 1;
  }
  for (const start of starts) withoutEnding.add(start);
  return undefined;
};

/** "glutenfree", "eggless", "nondairy". */
export const gluedAt = (context: WishContext, at: number): WishPhrase | undefined => {
  const glued = GLUED_ENDING.exec(context.read.tokens[at]!.word);
  const stem = glued?.[1] ?? glued?.[2];
  const entry = stem === undefined ? undefined : wishEntry([stem]);
  if (!entry) return undefined;
  const phrase = single(context, at, at + 1, entry.target);
  return { ...phrase, items: phrase.items.map((item) => ({ ...item, also: entry.also })) };
};

/** The "gluten free" in a name of the table. */
const endedWithin = (context: WishContext, at: number, to: number): WishPhrase | undefined => {
  const words = context.read.words(at, to);
  const gluten = words.indexOf('gluten');
  if (gluten < 0) return undefined;
  const isBefore = words[gluten + 1] === 'free';
  const from = isBefore ? at + gluten : at + Math.max(0, gluten - 1);
  const end = at + gluten + (isBefore ? 2 : 1);
  return { ...single(context, from, end, { kind: 'allergen', id: 'Gluten' }), from, lead: '' };
};

/** "gluten-free flour", "vegan butter": a name of the table that sounds like a wish. */
export const namedAt = (context: WishContext, at: number): { to: number; phrase?: WishPhrase } | undefined => {
  const food = context.isName ? undefined : foodAt(context, at);
  if (!food || food.to - at < 2) return undefined;
  const free = endedWithin(context, at, food.to);
  return { to: food.to, ...(free && { phrase: { ...free, isKept: true } }) };
};
