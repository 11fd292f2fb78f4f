import type { AnalyzeFields } from '@contracts/analyze';
import type { Language } from '@contracts/vocabulary';
import { searchByIngredients, searchByName } from '@kitchen/recipeSearch';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from '../vision/imageSignature';
import type { RecipeShelf } from './recipeShelf';
import type { SearchAnswer, SearchHit } from './searchAnswer';

export interface Search {
  fields: AnalyzeFields;
  image?: Uint8Array;
  language: Language;
}

/** How much of what was not understood is said again, so that a message stays a message. */
const UNKNOWN_NAMED = 10;
const UNKNOWN_LENGTH = 40;

const shortened = (text: string) => (text.length > UNKNOWN_LENGTH ? `${text.slice(0, UNKNOWN_LENGTH - 1)}…` : text);

/** Searches everything on the shelf by what the cook has, or by the name of a recipe. */
export const createSearchService = (shelf: RecipeShelf) => {
  const byIngredients = async ({ fields, language }: Search, text: string): Promise<SearchAnswer> => {
    const found = searchByIngredients(shelf, fields, text, language);
    const { hits, matchOf, matchOfOther, found: ids, ruledOut, ...answer } = found;
    const { ingredients, unknown } = answer;
    if (ingredients.length === 0) {
      const named = unknown.slice(0, UNKNOWN_NAMED).map(shortened);
      throw new DomainError(
        named.length > 0 ? 'nothingRecognised' : 'nothingNamed',
        { unknown: named.join(', ') },
        { unknown: [...unknown] },
      );
    }
    const pages = await shelf.pagesOf(
      hits.map(({ entry }) => entry),
      language,
    );
    return {
      ...answer,
      kitchen: { found: ids, ruledOut, matchOf: matchOfOther },
      hits: hits.flatMap((hit, i): SearchHit[] => {
        const page = pages[i];
        return page ? [{ page, match: matchOf(hit, page.recipe) }] : [];
      }),
    };
  };

  const byName = async ({ fields, language }: Search, name: string): Promise<SearchAnswer> => {
    const { positions, total } = searchByName(shelf, fields, name);
    const pages = await shelf.pagesOf(positions, language);
    return {
      hits: pages.flatMap((page) => (page ? [{ page }] : [])),
      ingredients: [],
      unknown: [],
      total,
    };
  };

  return {
    /**
     * @throws DomainError when there is nothing to search for, when nothing in the text is an ingredient, and for a
     * picture that is none or that nobody here can read
     */
    async analyze(search: Search): Promise<SearchAnswer> {
      const { fields, image } = search;
      if (image && !imageFormatOf(image)) throw new DomainError('notAnImage');
      const name = fields.recipeName?.trim();
      if (name) return byName(search, name);
      const text = fields.ingredients?.trim();
      if (text) return byIngredients(search, text);
      throw new DomainError(image ? 'visionUnavailable' : 'searchEmpty');
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
