import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { ingredientName } from '@kitchen/recipes/localise';
import { exactNames } from './exactNames';
import type { VisionChip } from './recogniser';

export interface PrintedLine {
  text: string;
  /** Confidence of the reader, 0 … 100. */
  confidence: number;
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

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Shorter names are too often part of another word: "pea", "té", "ail". */
const NAME_LETTERS_MIN = 3;

/**
 * Confidence when a line has other words than the name, which may be a brand, a flavour or another dish: the cook is
 * asked.
 */
const WITH_OTHER_WORDS = 0.55;
const NAME_ALONE = 0.97;

/**
 * Foods named by the printed words of a photo. Ignores prices, weights, brands, lists of contents and nutrition facts.
 */
export const wordsToChips = (lines: readonly PrintedLine[], language: Language): VisionChip[] => {
  const best = new Map<string, number>();
  let isInContents = false;
  for (const { text, confidence } of lines) {
    if (text.trim() === '') {
      isInContents = false;
      continue;
    }
    if (CONTENTS.test(text)) isInContents = true;
    if (isInContents || confidence < READABLE || FACTS.test(text)) continue;
    const words = text.replace(NUMBERS, ' ').replace(/[^\p{L}\p{M}’'\- ]/gu, ' ');
    if (lettersIn(words) < NAME_LETTERS_MIN) continue;
    const { found: named, unknown } = exactNames(words, language);
    // "In water", "with salt": staples are in every kitchen and need not be shown.
    const found = named.filter((id) => !ingredientById(id)?.isStaple);
    // A line with many foods is a sentence about food.
    if (found.length === 0 || found.length > 3) continue;
    const isAlone = found.length === 1 && unknown.length === 0;
    const sureness = (confidence / 100) * (isAlone ? NAME_ALONE : WITH_OTHER_WORDS);
    for (const id of found) best.set(id, Math.max(best.get(id) ?? 0, sureness));
  }
  return [...best].map(([ingredientId, confidence]) => ({
    ingredientId,
    name: ingredientName(ingredientId, language),
    confidence,
    source: 'ocr',
  }));
};
