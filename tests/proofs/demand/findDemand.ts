import type { Language } from '@contracts/vocabulary';
import { relativesOf } from '@kitchen/ingredients/ingredientTable';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { searchByName } from '@kitchen/search/nameSearch';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import { createCorpusBook } from '../../../server/corpus/corpusBook';
import { compileCorpus } from '../../../server/corpus/loadCorpus';
import { fillShelf } from '../../../server/services/recipeShelf';
import { languageOf, namesOf, type Demand } from '../../../server/testing/demandList';
import { ROOT } from '../report';

/** How many results are read. */
const FIRST = 3;
const FIELDS = { category: 'None' as const, preferences: {} };

/** The result of one search: what came first, and whether it is what was looked for. */
export interface Found {
  demand: Demand;
  country: string;
  first: readonly string[];
  isFound: boolean;
}

/** Of two ingredients a recipe uses both, of more all but one. */
const wantedOf = (names: readonly string[]) => Math.max(2, names.length - 1);

/** Searches the collection as the server does, in the language of a country. */
export const openCollection = async () => {
  const recipes = compileCorpus(ROOT);
  const corpus = createCorpusBook(recipes);
  const shelf = await fillShelf({
    corpus,
    imported: { batches: async function* () {}, findAll: () => Promise.resolve(new Map()) },
  });
  const slugAt = (position: number) => recipes[position]!.slug;

  const findDish = ({ typed, recipe }: Demand, language: Language) => {
    const first = searchByName(shelf, FIELDS, typed, language).positions.slice(0, FIRST).map(slugAt);
    return { first, isFound: first.includes(recipe) };
  };

  const findWeeknight = (demand: Demand, language: Language) => {
    const names = namesOf(demand);
    const kinds = names.map((name) => new Set(parseIngredients(name, { language }).found.flatMap(relativesOf)));
    const usedAt = (position: number) => {
      const { ingredientIds } = corpus.entries[position]!;
      return kinds.filter((ids) => ingredientIds.some((id) => ids.has(id))).length;
    };
    const hits = searchByIngredients(shelf, FIELDS, demand.typed, language).hits.slice(0, FIRST);
    return {
      first: hits.map(({ entry }) => slugAt(entry)),
      isFound: hits.some(({ entry }) => usedAt(entry) >= wantedOf(names)),
    };
  };

  return {
    size: recipes.length,

    /** Searches for a dish or for a weeknight once in each of its countries. */
    find: (demand: Demand): Found[] =>
      demand.countries.map((country) => {
        const language = languageOf(country)!;
        const found = demand.kind === 'dish' ? findDish(demand, language) : findWeeknight(demand, language);
        return { demand, country, ...found };
      }),
  };
};
