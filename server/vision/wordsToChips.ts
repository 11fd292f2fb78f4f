import type { Language } from '@contracts/vocabulary';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { foldText } from '@kitchen/reading/foldWord';
import { isNameAlone, readLine } from './lineReading';
import type { PrintedLine } from './printedLine';
import { isArticle, PRICE, quantityIn } from './receiptLine';
import { NOT_FOOD } from './receiptWords';
import type { VisionChip } from './recogniser';

/** Lines with a lower confidence are mostly patterns and shadows. */
const READABLE = 55;

/** A price, a weight, a count, a percentage, an article number: common on receipts and packages, never food. */
const NUMBERS =
  /[€£$]\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*(?:[€£$%]|eur\b|x\b|(?:k?g|mg|m?l|cl|oz|lb|pk|pcs|uds?|st|stk)\b)|\b\d+\s*[x×]\s*|\b\d[\d.,/*-]*\b/giu;

/** After such a word a package lists its contents, which the cook does not have as ingredients. */
const CONTENTS =
  /\b(?:ingredients?|ingr[ée]dients?|ingredientes?|contains?|may contain|contiene|puede contener|contient|peut contenir|allerg\p{L}*|al[ée]rgen\p{L}*|traces?|trazas)\b\s*[:.]?/iu;

/** Nutrition facts and other print that names sugar, salt and fat although they are not the product. */
const FACTS =
  /\b(?:kcal|kj|energy|energ[ií]a|[ée]nergie|nutrition\p{L}*|nutricional\p{L}*|of which|dont|de las? cuales|de los cuales|satur\p{L}*|carbohydrates?|hidratos|glucides|lipides|grasas|fibre|fib(?:er|ra)|prote[ií]n\p{L}*|per \d|pour \d|por \d|total|subtotal|balance|amount due|importe|a pagar|efectivo|tarjeta|entregado|cambio|net [àa] payer|montant|esp[èe]ces|carte|rendu|cash|card|change|vat|iva|tva|visa|points?|tel|www|best before|serving|portion|suggestion|store in|keep|conserver|conservar|agiter|shake)\b/iu;

/** Shorter names are too often part of another word: "té", or the unit of a weight. */
const A_WORD = /\p{L}{3}/u;

/** Lines with prices from which on a photo is one of a receipt. */
const ARTICLES_MIN = 3;
/** Confidence in a line that names an article which we do not know: enough to ask the cook. */
const UNREAD = 0.3;
/** Confidence in a food of a receipt without a price. */
const UNPRICED = 0.55;
const UNREAD_MAX = 8;
const UNREAD_LENGTH = 40;

const wordsIn = (text: string) => text.replace(NUMBERS, ' ').replace(/[^\p{L}\p{M}’'\-/ ]/gu, ' ');

/** The lines that name what the cook has: readable, no list of contents, no nutrition facts. */
const namingLines = (lines: readonly PrintedLine[]): PrintedLine[] => {
  let isInContents = false;
  return lines.filter(({ text, confidence }) => {
    if (text.trim() === '') {
      isInContents = false;
      return false;
    }
    if (CONTENTS.test(text)) isInContents = true;
    return !isInContents && confidence >= READABLE && !FACTS.test(text);
  });
};

/** So many lines above the articles name the shop and where it is. */
const HEAD_LINES = 2;

/** A price of which the mark between its digits was not read. */
const ENDS_IN_NUMBER = /\d{3,}(?:\s+\S)?\s*$/;

/** A line of numbers alone that ends in a price: what a till prints below the name of loose goods. */
const isPriceAlone = (text: string) => PRICE.test(text.trim()) && !A_WORD.test(wordsIn(text));

/** Whether the photo is one of a receipt. */
export const isReceiptIn = (lines: readonly PrintedLine[]): boolean =>
  namingLines(lines).filter(({ text }) => isArticle(text)).length >= ARTICLES_MIN;

const isPriced = ({ text }: PrintedLine) => isArticle(text);

const addQuantity = (chips: readonly VisionChip[], quantity: string | undefined) => {
  if (quantity !== undefined) for (const chip of chips) chip.quantity ??= quantity;
};

/** Each chip once, with its highest confidence and the quantity that one of its lines states. */
const createChips = () => {
  const best = new Map<string, VisionChip>();
  return {
    add(chip: VisionChip): VisionChip {
      const key = chip.ingredientId ?? chip.name;
      const known = best.get(key);
      if (known && known.confidence >= chip.confidence) {
        addQuantity([known], chip.quantity);
        return known;
      }
      const quantity = chip.quantity ?? known?.quantity;
      const kept = { ...chip, ...(quantity !== undefined && { quantity }) };
      best.set(key, kept);
      return kept;
    },
    all: () => [...best.values()],
  };
};

/**
 * Foods named by the printed words of a photo, with the quantity beside them. Ignores prices, brands, lists of contents
 * and nutrition facts. An article of a receipt that is not understood becomes a question by its printed words. On a
 * receipt only what has a price is certain: the rest is the shop's name, its address and its offers.
 */
export const wordsToChips = (lines: readonly PrintedLine[], language: Language): VisionChip[] => {
  const naming = namingLines(lines);
  const isReceipt = isReceiptIn(lines);
  // Between two prices is the list, also where a price could not be read.
  const [first, end] = [naming.findIndex(isPriced), naming.findLastIndex(isPriced)];
  const isAmong = (at: number) => first < at && at < end;
  const isHead = (at: number) => isReceipt && at < Math.min(first, HEAD_LINES);
  const chips = createChips();
  let last: VisionChip[] = [];
  let unread = 0;
  for (const [at, { text, confidence }] of naming.entries()) {
    const words = wordsIn(text);
    const quantity = quantityIn(text);
    const amount = quantity !== undefined && { quantity };
    if (!A_WORD.test(words)) {
      // Tills print the weight of loose goods below their name.
      if (isReceipt) addQuantity(last, quantity);
      continue;
    }
    const hasPrice = isArticle(text) || isPriceAlone(naming[at + 1]?.text ?? '') || isAmong(at);
    const read = readLine(words, language, isReceipt && hasPrice);
    // The name of the shop and its street: a food in it is bought only if the line is nothing else, or ends in a number.
    if (isHead(at) && !hasPrice && read && !isNameAlone(read) && !ENDS_IN_NUMBER.test(text)) {
      last = [];
      continue;
    }
    if (read) {
      const sureness = isReceipt && !hasPrice ? Math.min(read.sureness, UNPRICED) : read.sureness;
      last = read.ids.map((ingredientId) =>
        chips.add({
          ingredientId,
          name: ingredientName(ingredientId, language),
          confidence: (confidence / 100) * sureness,
          source: 'ocr',
          ...amount,
        }),
      );
      continue;
    }
    last = [];
    const isQuestion = isReceipt && isArticle(text) && !NOT_FOOD.test(foldText(words)) && unread < UNREAD_MAX;
    if (!isQuestion) continue;
    unread += 1;
    const name = words.replace(/\s+/g, ' ').trim().slice(0, UNREAD_LENGTH);
    last = [chips.add({ name, confidence: UNREAD, source: 'ocr', ...amount })];
  }
  return chips.all();
};
