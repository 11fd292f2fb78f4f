import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { ingredientName } from '@kitchen/recipes/localise';
import { foldText } from '@kitchen/reading/foldWord';
import { exactNames } from './exactNames';
import { isArticle, quantityIn, writtenOut } from './receiptLine';
import { NOT_FOOD } from './receiptWords';
import type { VisionChip } from './recogniser';

/** In pixels. */
export interface PrintBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PrintedLine {
  text: string;
  /** Confidence of the reader, 0 … 100. */
  confidence: number;
  /** Where it stands, in pixels; absent for the empty line between paragraphs. */
  box?: PrintBox;
  words?: { text: string; confidence: number; box: PrintBox }[];
}

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
  /\b(?:kcal|kj|energy|energ[ií]a|[ée]nergie|nutrition\p{L}*|nutricional\p{L}*|of which|dont|de las? cuales|de los cuales|satur\p{L}*|carbohydrates?|hidratos|glucides|lipides|grasas|fibre|fib(?:er|ra)|prote[ií]n\p{L}*|per \d|pour \d|por \d|total|subtotal|cash|card|change|vat|iva|tva|visa|points?|tel|www|best before|serving|portion|suggestion|store in|keep|conserver|conservar|agiter|shake)\b/iu;

/** Shorter names are too often part of another word: "té", or the unit of a weight. */
const A_WORD = /\p{L}{3}/u;

/**
 * Confidence when a line has other words than the name, which may be a brand, a flavour or another dish: the cook is
 * asked.
 */
const WITH_OTHER_WORDS = 0.55;
const NAME_ALONE = 0.97;

/** Lines with prices from which on a photo is one of a receipt. */
const ARTICLES_MIN = 3;
/** Confidence in a line that names an article which we do not know: enough to ask the cook. */
const UNREAD = 0.3;
const UNREAD_MAX = 8;
const UNREAD_LENGTH = 40;

/** What one line names. */
interface LineReading {
  ids: readonly string[];
  /** 0 … 1; how sure the line itself is, whatever the reader’s confidence. */
  sureness: number;
}

const foodsIn = (words: string, language: Language) => {
  const { found: named, unknown } = exactNames(words, language);
  // "In water", "with salt": staples are in every kitchen and need not be shown.
  const found = named.filter((id) => !ingredientById(id)?.isStaple);
  return { found, unknown, isStaple: named.length > 0 && found.length === 0 };
};

/** Reads the words of a line as a till shortens them, else as they are printed; undefined when they name nothing. */
const readLine = (words: string, language: Language): LineReading | undefined => {
  const plain = foodsIn(words, language);
  const { found, unknown } = plain;
  // A line with many foods is a sentence about food.
  if (found.length > 3) return undefined;
  const [short] = writtenOut(words, language)
    .map(({ text, isShortened }) => ({ ...foodsIn(text, language), isShortened }))
    .filter((read) => read.isStaple || (read.found.length > 0 && read.found.length <= Math.max(1, found.length)))
    .sort((a, b) => a.unknown.length - b.unknown.length);
  // Written out, a line may name more exactly what its one known word names broadly.
  const isPlain = found.length === 1 && unknown.length === 0;
  if (short && short.unknown.length <= unknown.length && (short.isShortened || !isPlain))
    return { ids: short.found, sureness: WITH_OTHER_WORDS };
  if (found.length === 0) return plain.isStaple ? { ids: [], sureness: 0 } : undefined;
  const isAlone = found.length === 1 && unknown.length === 0;
  return { ids: found, sureness: isAlone ? NAME_ALONE : WITH_OTHER_WORDS };
};

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

/**
 * Foods named by the printed words of a photo, with the quantity beside them. Ignores prices, brands, lists of contents
 * and nutrition facts. An article of a receipt that is not understood becomes a question by its printed words.
 */
export const wordsToChips = (lines: readonly PrintedLine[], language: Language): VisionChip[] => {
  const best = new Map<string, VisionChip>();
  const naming = namingLines(lines);
  const isReceipt = naming.filter(({ text }) => isArticle(text)).length >= ARTICLES_MIN;
  let last: VisionChip[] = [];
  let unread = 0;
  const add = (chip: VisionChip) => {
    const key = chip.ingredientId ?? chip.name;
    const known = best.get(key);
    if (known && known.confidence >= chip.confidence) return known;
    const quantity = chip.quantity ?? known?.quantity;
    const kept = { ...chip, ...(quantity !== undefined && { quantity }) };
    best.set(key, kept);
    return kept;
  };
  for (const { text, confidence } of naming) {
    const words = wordsIn(text);
    const quantity = quantityIn(text);
    const amount = quantity !== undefined && { quantity };
    if (!A_WORD.test(words)) {
      // Tills print the weight of loose goods below their name.
      for (const chip of isReceipt ? last : []) if (quantity !== undefined) chip.quantity ??= quantity;
      continue;
    }
    const read = readLine(words, language);
    if (read) {
      const sureness = (confidence / 100) * read.sureness;
      last = read.ids.map((ingredientId) =>
        add({
          ingredientId,
          name: ingredientName(ingredientId, language),
          confidence: sureness,
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
    last = [add({ name, confidence: UNREAD, source: 'ocr', ...amount })];
  }
  return [...best.values()];
};
