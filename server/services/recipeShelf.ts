import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredientTable';
import { ingredientName } from '@kitchen/localise';
import { buildIndex, type IndexEntry } from '@kitchen/matchRecipes';
import type { CorpusBook, LocalisedRecipe } from '../corpus/corpusBook';
import { maskOf, type Facts } from '../corpus/factsMask';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { createGrowingNumbers } from './growingNumbers';
import { createNameIndexBuilder } from './nameIndex';

const numbers = new Map(INGREDIENTS.map(({ id }, number) => [id, number]));

/** Ingredients as the index knows them; an id that the table no longer has is left out. */
export const ingredientNumbers = (ids: Iterable<string>): number[] => [...ids].flatMap((id) => numbers.get(id) ?? []);

const isCounted = (number: number) => !INGREDIENTS[number]!.isStaple;

interface Needs {
  corpus: CorpusBook;
  imported: Pick<ImportedRecipesRepository, 'batches' | 'findAll'>;
}

/** Recipes by the thousand have the same facts, so each text of facts is understood once. */
const createFactsReader = () => {
  const known = new Map<string, number>();
  return (facts: string): number => {
    const mask = known.get(facts) ?? maskOf(JSON.parse(facts) as Facts);
    known.set(facts, mask);
    return mask;
  };
};

/**
 * Everything that can be found, in one row of positions: the corpus, then what was imported in the order of the ids. Of
 * imported recipes only numbers and words of titles are kept; what they say is read from the database when it is shown.
 */
export const fillShelf = async ({ corpus, imported }: Needs) => {
  const names = createNameIndexBuilder();
  const masks = createGrowingNumbers(Int32Array);
  const ingredients = createGrowingNumbers(Uint16Array);
  const starts = createGrowingNumbers(Uint32Array);
  const importedIds = createGrowingNumbers(Float64Array);
  const entries: IndexEntry[] = [];

  const put = (ids: Iterable<string>, mask: number, popularity: number) => {
    const all = ingredientNumbers(ids);
    starts.push(ingredients.length);
    for (const number of all) ingredients.push(number);
    masks.push(mask);
    entries.push({ ingredientIds: all.filter(isCounted), popularity, mask });
  };

  corpus.entries.forEach(({ recipe, ingredientIds, mask }, position) => {
    const { popularity, cuisine } = recipe;
    put(ingredientIds, mask, popularity);
    names.add({
      titles: (['en-GB', 'es', 'fr'] as const).map((language) => corpus.page(position, language).recipe.title),
      words: [
        cuisine,
        ...(['en-GB', 'en-US', 'es', 'fr'] as const).flatMap((language) =>
          ingredientIds.map((id) => ingredientName(id, language)),
        ),
      ],
      popularity,
    });
  });
  const maskOfFacts = createFactsReader();
  for await (const batch of imported.batches())
    for (const { id, title, ingredientIds, facts } of batch) {
      put(ingredientIds, maskOfFacts(facts), 0);
      names.add({ titles: [title], words: [], popularity: 0 });
      importedIds.push(id);
    }

  const size = entries.length;
  const index = buildIndex(entries);
  const maskAt = masks.finish();
  const ingredientAt = ingredients.finish();
  const startAt = starts.finish();
  const importedIdAt = importedIds.finish();

  const endOf = (position: number): number => startAt[position + 1] ?? ingredientAt.length;

  const importedIdOf = (position: number): RecipeId | undefined => importedIdAt[position - corpus.size];

  return {
    size,
    index,
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

    /** The recipes at these positions, with one query at most; undefined for one that is no longer there. */
    async pagesOf(positions: readonly number[], language: Language): Promise<(LocalisedRecipe | undefined)[]> {
      const stored = await imported.findAll(positions.flatMap((position) => importedIdOf(position) ?? []));
      return positions.map((position) => {
        const id = importedIdOf(position);
        if (id === undefined) return corpus.page(position, language);
        const body = stored.get(id);
        if (!body) return undefined;
        const recipe = { ...body, id, userRating: 0, isSaved: false };
        return { recipe, json: JSON.stringify(recipe) };
      });
    },
  };
};

export type RecipeShelf = Awaited<ReturnType<typeof fillShelf>>;
