import type { DietType } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { editDistance } from '@kitchen/reading/editDistance';
import type { WishContext } from './wishContext';
import { foodAt, foodBefore } from './wishItems';
import { COELIAC, DIET_PATTERNS, LONG_DIET_WORDS } from './wishPatterns';
import { NOTHING, single, type WishPhrase } from './wishPhrase';

const FUZZY_DIET_MIN = 8;
const ANIMAL_DIETS: ReadonlySet<DietType> = new Set(['Vegan', 'Vegetarian']);

interface DietMatch {
  diet: DietType;
  /** The first token after it. */
  to: number;
}

const misspeltDietAt = (context: WishContext, at: number): DietType | undefined => {
  const { word } = context.read.tokens[at]!;
  if (word.length < FUZZY_DIET_MIN || foodAt(context, at)) return undefined;
  return LONG_DIET_WORDS.find((known) => editDistance(known.word, word, 1) <= 1)?.diet;
};

/** The diet named at a token. */
export const dietAt = (context: WishContext, at: number): DietMatch | undefined => {
  for (const { diet, pattern } of DIET_PATTERNS) {
    const to = context.read.match(pattern, at);
    if (to !== undefined) return { diet, to };
  }
  const diet = misspeltDietAt(context, at);
  return diet && { diet, to: at + 1 };
};

/** "vegan cheese", "queso vegano": something in the kitchen, not a wish. */
const isDietProduct = (context: WishContext, at: number, { diet, to }: DietMatch): boolean => {
  const { read, language, isName } = context;
  if (isName || !ANIMAL_DIETS.has(diet)) return false;
  const isEnglish = /(?:vegans?|vegetarians?|free|less|based|veggie)$/.test(read.tokens[to - 1]!.word);
  const id = foodAt(context, to)?.id ?? (isEnglish && language !== 'fr' ? undefined : foodBefore(context, at));
  const row = id === undefined ? undefined : ingredientById(id);
  return row !== undefined && row.origin !== 'plant' && !row.allergens?.includes('Gluten');
};

/** "vegan", "celiac": a diet, or the condition of a guest. */
export const dietPhraseAt = (context: WishContext, at: number): WishPhrase | undefined => {
  const found = dietAt(context, at);
  if (found)
    return isDietProduct(context, at, found)
      ? { ...NOTHING, from: at, to: found.to }
      : single(context, at, found.to, { kind: 'diet', id: found.diet });
  const coeliac = context.read.match(COELIAC, at);
  return coeliac === undefined ? undefined : single(context, at, coeliac, { kind: 'allergen', id: 'Gluten' });
};
