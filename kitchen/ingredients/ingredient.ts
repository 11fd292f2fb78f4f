import type { Allergen } from '@contracts/vocabulary';

/** How an ingredient is said in one language: one, several, then synonyms (singular or plural, as people type them). */
export type Words = readonly [one: string, many: string, ...also: string[]];

/** What the ingredient comes from; it decides Meat, Fish, Vegetarian and Vegan. `animal` is dairy, eggs, honey. */
export type Origin = 'plant' | 'animal' | 'fish' | 'meat';

export interface Ingredient {
  /** Kebab-case English singular; never renamed, because recipes name it. */
  id: string;
  en: Words;
  /** Only where American English says it differently. */
  us?: Words;
  es: Words;
  fr: Words;
  /** A broader ingredient: having `chicken` matches `chicken-breast`. */
  parent?: string;
  origin: Origin;
  allergens?: readonly Allergen[];
  /** Water, salt, pepper and cooking oil: in neither number of a match, never missing (DECISIONS 10). */
  isStaple?: true;
  /** Low FODMAP at a normal portion (Monash-style list); absent counts as high (DECISIONS 46). */
  isLowFodmap?: true;
  /** Weight of one piece in grams, where it is counted. */
  pieceGrams?: number;
  /** Grams per millilitre, where it is measured by spoon or cup. */
  density?: number;
  /** Alcohol by volume in per cent. */
  abv?: number;
}
