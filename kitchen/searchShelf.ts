import { createGrowingNumbers } from './growingNumbers';
import { INGREDIENTS } from './ingredientTable';
import { ingredientName } from './localise';
import { buildIndex, type IndexEntry } from './matchRecipes';
import { createNameIndexBuilder } from './nameIndex';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from './recipeFormat';

/** What a search knows of a recipe: never its text. */
export interface ShelvedRecipe {
  /** Every ingredient once, staples too, in the order of the recipe. */
  ingredientIds: Iterable<string>;
  /** Its facts as a bit set. */
  mask: number;
  popularity: number;
  /** What it is called, in every language. */
  titles: readonly string[];
  /** Weaker words that it may be asked for by. */
  words: readonly string[];
}

export interface CorpusFacts {
  ingredientIds: readonly string[];
  mask: number;
  popularity: number;
  cuisine: string;
  titles: Readonly<Record<WrittenLanguage, string>>;
}

const numbers = new Map(INGREDIENTS.map(({ id }, number) => [id, number]));

/** Ingredients as the index knows them; an id that the table no longer has is left out. */
export const ingredientNumbers = (ids: Iterable<string>): number[] => [...ids].flatMap((id) => numbers.get(id) ?? []);

const isCounted = (number: number) => !INGREDIENTS[number]!.isStaple;

/** A recipe of the corpus as a search knows it: it can be asked for by its ingredients and its cuisine too. */
export const shelvedFromCorpus = ({
  ingredientIds,
  mask,
  popularity,
  cuisine,
  titles,
}: CorpusFacts): ShelvedRecipe => ({
  ingredientIds,
  mask,
  popularity,
  titles: WRITTEN_LANGUAGES.map((language) => titles[language]),
  words: [
    cuisine,
    ...(['en-GB', 'en-US', 'es', 'fr'] as const).flatMap((language) =>
      ingredientIds.map((id) => ingredientName(id, language)),
    ),
  ],
});

/** Fills the shelf that a search looks at: recipes have positions in the order in which they were put there. */
export const createSearchShelfBuilder = () => {
  const names = createNameIndexBuilder();
  const masks = createGrowingNumbers(Int32Array);
  const ingredients = createGrowingNumbers(Uint16Array);
  const starts = createGrowingNumbers(Uint32Array);
  const entries: IndexEntry[] = [];

  return {
    put({ ingredientIds, mask, popularity, titles, words }: ShelvedRecipe): void {
      const all = ingredientNumbers(ingredientIds);
      starts.push(ingredients.length);
      for (const number of all) ingredients.push(number);
      masks.push(mask);
      entries.push({ ingredientIds: all.filter(isCounted), popularity, mask });
      names.add({ titles, words, popularity });
    },

    finish() {
      const maskAt = masks.finish();
      const ingredientAt = ingredients.finish();
      const startAt = starts.finish();
      const endOf = (position: number): number => startAt[position + 1] ?? ingredientAt.length;
      return {
        size: entries.length,
        index: buildIndex(entries),
        names: names.build(),
        maskAt,

        /** Asks of a position whether its recipe has one of these ingredients, staples too: for a search that asks of all. */
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
