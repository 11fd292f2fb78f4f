import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredientTable';
import { ingredientName } from '@kitchen/localise';
import { exactNames } from './exactNames';
import type { VisionChip } from './recogniser';

export interface PrintedLine {
  text: string;
  /** How sure the reader is of its letters, 0 … 100. */
  confidence: number;
}

/** Lines that are read worse than this are mostly patterns and shadows. */
const READABLE = 55;

/** A price, a weight, a count, a percentage, an article number: on receipts and packages, never food. */
const NUMBERS =
  /[€£$]\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*(?:[€£$%]|eur\b|x\b|(?:k?g|mg|m?l|cl|oz|lb|pk|pcs|uds?|st|stk)\b)|\b\d+\s*[x×]\s*|\b\d[\d.,/*-]*\b/giu;

/** From such a word on, a package lists what is in the thing, which is not what the cook has. */
const CONTENTS =
  /\b(?:ingredients?|ingr[ée]dients?|ingredientes?|contains?|may contain|contiene|puede contener|contient|peut contenir|allerg\p{L}*|al[ée]rgen\p{L}*|traces?|trazas)\b\s*[:.]?/iu;

/** Nutrition facts and other print that names sugar, salt and fat though none is for sale. */
const FACTS =
  /\b(?:kcal|kj|energy|energ[ií]a|[ée]nergie|nutrition\p{L}*|nutricional\p{L}*|of which|dont|de las? cuales|de los cuales|satur\p{L}*|carbohydrates?|hidratos|glucides|lipides|grasas|fibre|fib(?:er|ra)|prote[ií]n\p{L}*|per \d|pour \d|por \d|total|subtotal|cash|card|change|vat|iva|tva|visa|points?|tel|www|best before|serving|portion|suggestion|store in|keep|conserver|conservar|agiter|shake)\b/iu;

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Short names are too easily part of something else: "pea", "té", "ail". */
const NAME_LETTERS_MIN = 3;

/** Where a line says more than the name, it may be a brand, a flavour or another dish: then the cook is asked. */
const WITH_OTHER_WORDS = 0.55;
const NAME_ALONE = 0.97;

/** Foods that the printed words of a photo name. Prices, weights, brands, lists of contents and nutrition facts name none. */
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
    // "In water", "with salt": nobody needs to be told of what is in every kitchen.
    const found = named.filter((id) => !ingredientById(id)?.isStaple);
    // A line of many foods is a sentence about food.
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
