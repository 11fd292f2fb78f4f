import type { Allergen } from '@contracts/vocabulary';

/** Names of the ingredient in one language: singular, plural, then synonyms (in either number, as people type them). */
export type Words = readonly [one: string, many: string, ...also: string[]];

/** Source of the ingredient; decides Meat, Fish, Vegetarian and Vegan. `animal` is dairy, eggs and honey. */
export type Origin = 'plant' | 'animal' | 'fish' | 'meat';

export interface Ingredient {
  /** Kebab-case English singular. Never renamed, because recipes refer to it. */
  id: string;
  en: Words;
  /** Only when American English has a different name. */
  us?: Words;
  es: Words;
  fr: Words;
  /** A broader ingredient: having `chicken` matches `chicken-breast`. */
  parent?: string;
  origin: Origin;
  allergens?: readonly Allergen[];
  /** A cheese whose production rules require animal rennet, so it is not vegetarian. */
  hasRennet?: true;
  /**
   * Water, salt, pepper and cooking oil: assumed to be in every kitchen, so they are in neither number of a match and
   * never missing.
   */
  isStaple?: true;
  /** Low FODMAP at a normal portion (Monash-style list); absent counts as high (docs/decisions/0009). */
  isLowFodmap?: true;
  /** Weight of one piece in grams, if it is counted. */
  pieceGrams?: number;
  /** Grams per millilitre, if it is measured by spoon or cup. */
  density?: number;
  /** Alcohol by volume in per cent. */
  abv?: number;
}

/** Up to this many per cent of alcohol a food has by itself, such as fruit juice and vinegar. */
export const TRACE_OF_ALCOHOL = 0.5;
