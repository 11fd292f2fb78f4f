import type { Cuisine } from '@contracts/cuisines';
import type { Language } from '@contracts/vocabulary';
import { cuisineNumber } from './cuisineTally';
import { isDrink } from '../facts/factsMask';
import { createGrowingNumbers } from './growingNumbers';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { ingredientName, localiseTitle } from '../recipes/localise';
import { ingredientNumbers } from './ingredientNumbers';
import { buildIndex, type IndexEntry } from './matchIndex';
import { createNameIndexBuilder } from './nameIndex';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipes/recipeFormat';
import { createRecipeOrders } from './recipeOrder';
import { dishKindNumber, dishKindOf } from './relevance/dishKind';
import { cuisineNames } from '../reading/readCuisine';

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
  /** Weaker words by which it can be found. */
  words: readonly string[];
}

export interface CorpusFacts {
  ingredientIds: readonly string[];
  mask: number;
  mayMask?: number;
  popularity: number;
  minutes: number;
  lines: number;
  cuisine: Cuisine;
  titles: Readonly<Record<WrittenLanguage, string>>;
}

const isCounted = (number: number) => !INGREDIENTS[number]!.isStaple;

/** The American title, where it is another. */
const americanTitle = (ids: readonly string[], { en, es, fr }: CorpusFacts['titles']): string[] => {
  const text = { en: { title: en }, es: { title: es }, fr: { title: fr } };
  const title = localiseTitle({ ingredients: ids.map((id) => ({ id })), text }, 'en-US');
  return title === en ? [] : [title];
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
}: CorpusFacts): ShelvedRecipe => ({
  ingredientIds,
  mask,
  mayMask,
  popularity,
  cuisine,
  minutes,
  lines,
  titles: [...WRITTEN_LANGUAGES.map((language) => titles[language]), ...americanTitle(ingredientIds, titles)],
  words: [
    ...cuisineNames(cuisine),
    ...(['en-GB', 'en-US', 'es', 'fr'] as const).flatMap((language) =>
      ingredientIds.map((id) => ingredientName(id, language)),
    ),
  ],
});

/** Builds the shelf of a search: recipes have positions in the order they were added. */
export const createSearchShelfBuilder = () => {
  const names = createNameIndexBuilder();
  const masks = createGrowingNumbers(Int32Array);
  const mayMasks = createGrowingNumbers(Int32Array);
  const ingredients = createGrowingNumbers(Uint16Array);
  const starts = createGrowingNumbers(Uint32Array);
  const allMinutes = createGrowingNumbers(Float64Array);
  const lineCounts = createGrowingNumbers(Uint16Array);
  const cuisines = createGrowingNumbers(Uint8Array);
  const entries: IndexEntry[] = [];

  return {
    put(recipe: ShelvedRecipe): void {
      const {
        ingredientIds,
        unread = 0,
        mask,
        mayMask = 0,
        popularity,
        cuisine,
        minutes = Infinity,
        lines,
        titles,
        words,
      } = recipe;
      const all = ingredientNumbers(ingredientIds);
      const counted = all.filter(isCounted);
      starts.push(ingredients.length);
      for (const number of all) ingredients.push(number);
      masks.push(mask);
      mayMasks.push(mayMask);
      allMinutes.push(minutes);
      lineCounts.push(lines);
      cuisines.push(cuisineNumber(cuisine));
      entries.push({
        ingredientIds: counted,
        unread,
        popularity,
        mask,
        mayMask,
        cuisine: cuisineNumber(cuisine),
        minutes,
        dishKind: dishKindNumber(
          dishKindOf(
            titles,
            counted.map((number) => INGREDIENTS[number]!.id),
            isDrink(mask),
          ),
        ),
      });
      names.add({ titles, words, popularity });
    },

    /** @param titleAt title of the recipe at a position in a language */
    finish(titleAt: (position: number, language: Language) => string) {
      const maskAt = masks.finish();
      const mayMaskAt = mayMasks.finish();
      const ingredientAt = ingredients.finish();
      const startAt = starts.finish();
      const minutesAt = allMinutes.finish();
      const endOf = (position: number): number => startAt[position + 1] ?? ingredientAt.length;
      return {
        size: entries.length,
        index: buildIndex(entries),
        names: names.build(),
        titleAt,
        maskAt,
        mayMaskAt,
        cuisineAt: cuisines.finish(),
        /** Minutes from start to plate; Infinity when unknown. */
        minutesAt,
        orderOf: createRecipeOrders({
          size: entries.length,
          minutesAt,
          linesAt: lineCounts.finish(),
          titleAt,
        }),

        /**
         * Returns a predicate on positions: whether the recipe has one of these ingredients, staples included. For
         * searches over all recipes.
         */
        hasOneOf(ids: Iterable<string>): (position: number) => boolean {
          const isAsked = new Uint8Array(INGREDIENTS.length);
          for (const number of ingredientNumbers(ids)) isAsked[number] = 1;
          return (position) => {
            const end = endOf(position);
            for (let at = startAt[position]!; at < end; at += 1) if (isAsked[ingredientAt[at]!] === 1) return true;
            return false;
          };
        },

        /** The ingredients that count in a match, in the order of the recipe. */
        countedIdsOf: (position: number): string[] =>
          [...ingredientAt.subarray(startAt[position], endOf(position))]
            .filter(isCounted)
            .map((number) => INGREDIENTS[number]!.id),
      };
    },
  };
};

export type SearchShelf = ReturnType<ReturnType<typeof createSearchShelfBuilder>['finish']>;
