import type { Cuisine } from '@contracts/cuisines';
import { cuisineNames } from '../reading/readCuisine';
import { ingredientName } from '../recipes/ingredientNames';
import { localiseTitle } from '../recipes/localise';
import { WRITTEN_LANGUAGES, type AmericanText, type WrittenLanguage } from '../recipes/recipeFormat';

/** The part of a recipe that a search needs; never its text. */
export interface ShelvedRecipe {
  /** Every ingredient once, staples too, in the order of the recipe. */
  ingredientIds: Iterable<string>;
  /** How many of its lines name no known ingredient. */
  unread?: number;
  /** Its facts as a bit set, and its possible allergens as another. */
  mask: number;
  mayMask?: number;
  popularity: number;
  cuisine?: Cuisine;
  /** Duration, when known. */
  minutes?: number;
  /** Number of lines in its ingredient list. */
  lines: number;
  /** Its title in every language. */
  titles: readonly string[];
  /** Other names that count as much as titles, and are not shown. */
  names?: readonly string[];
  /** Weaker words by which it can be found. */
  words: readonly string[];
}

interface CorpusFacts {
  ingredientIds: readonly string[];
  mask: number;
  mayMask?: number;
  popularity: number;
  minutes: number;
  lines: number;
  cuisine: Cuisine;
  titles: Readonly<Record<WrittenLanguage, string>>;
  american?: AmericanText;
  /** Its title in American English, where it is known already: working it out takes a tenth of a millisecond. */
  americanTitle?: string;
  names?: readonly string[];
}

/** The title in American English, which may be the British one. */
export const americanTitleOf = ({
  ingredientIds,
  titles: { en, es, fr },
  american,
}: Pick<CorpusFacts, 'ingredientIds' | 'titles' | 'american'>): string => {
  const text = { en: { title: en }, es: { title: es }, fr: { title: fr } };
  return localiseTitle({ ingredients: ingredientIds.map((id) => ({ id })), text, american }, 'en-US');
};

/** A corpus recipe as a search entry; it can also be found by its ingredients and, in every language, its cuisine. */
export const shelvedFromCorpus = ({
  ingredientIds,
  mask,
  mayMask,
  popularity,
  minutes,
  lines,
  cuisine,
  titles,
  american,
  americanTitle = americanTitleOf({ ingredientIds, titles, american }),
  names,
}: CorpusFacts): ShelvedRecipe => ({
  ingredientIds,
  mask,
  mayMask,
  popularity,
  cuisine,
  minutes,
  lines,
  titles: [
    ...WRITTEN_LANGUAGES.map((language) => titles[language]),
    ...(americanTitle === titles.en ? [] : [americanTitle]),
  ],
  ...(names && { names }),
  words: [
    ...cuisineNames(cuisine),
    ...(['en-GB', 'en-US', 'es', 'fr'] as const).flatMap((language) =>
      ingredientIds.map((id) => ingredientName(id, language)),
    ),
  ],
});
