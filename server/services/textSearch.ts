import type { AnalyzeFields } from '@contracts/analyze';
import type { Meant } from '@contracts/meant';
import type { Language } from '@contracts/vocabulary';
import { searchByName } from '@kitchen/search/nameSearch';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import { DomainError } from '../errors/domainError';
import type { PhotoSender } from '../vision/turns';
import type { RecipeShelf } from './recipeShelf';
import type { SearchAnswer, SearchHit } from './searchAnswer';

export interface Search {
  fields: AnalyzeFields;
  /** The shared recipes and those of the cook who searches; absent when the cook has none. */
  ownShelf?: RecipeShelf;
  /** Photos of the kitchen. */
  images?: readonly Uint8Array[];
  /** Who sent them. */
  sender?: PhotoSender;
  language: Language;
  /** Aborts the reading of photos. */
  signal?: AbortSignal;
}

/** How many unknown words a message repeats, to keep it short. */
const UNKNOWN_NAMED = 10;
const UNKNOWN_LENGTH = 40;

const shortened = (text: string) => (text.length > UNKNOWN_LENGTH ? `${text.slice(0, UNKNOWN_LENGTH - 1)}…` : text);

const nothingUnderstood = (unknown: readonly string[], suggestions: readonly Meant[]): DomainError => {
  const named = unknown.slice(0, UNKNOWN_NAMED).map(shortened);
  return new DomainError(
    named.length > 0 ? 'nothingRecognised' : 'nothingNamed',
    { unknown: named.join(', ') },
    { unknown: [...unknown], ...(suggestions.length > 0 && { suggestions: [...suggestions] }) },
  );
};

/**
 * Searches the shelf by typed ingredients, or by a recipe's name.
 * @param currentShelf asked once for each search: positions on another shelf are other recipes
 */
export const createTextSearch = (currentShelf: () => RecipeShelf) => {
  /** @throws DomainError when the text names no ingredient */
  const byIngredients = async (search: Search, text: string): Promise<SearchAnswer> => {
    const { fields, language, ownShelf, ...rest } = search;
    const shelf = ownShelf ?? currentShelf();
    const found = searchByIngredients(shelf, fields, text, language);
    const { hits, best, matchOf, matchOfOther, foundIds, ...answer } = found;
    const { ingredients, unknown, suggestions, isBrowsed } = answer;
    if (ingredients.length === 0 && !isBrowsed) throw nothingUnderstood(unknown, suggestions);
    const pagesOf = async (matches: typeof hits): Promise<SearchHit[]> => {
      const positions = matches.map(({ entry }) => entry);
      const pages = await shelf.pagesOf(positions, language);
      return matches.flatMap((hit, i) => {
        const page = pages[i];
        return page ? [{ page, ...(!isBrowsed && { match: matchOf(hit, page.recipe) }) }] : [];
      });
    };
    return {
      ...answer,
      ...(ownShelf && { sharedAnswer: () => byIngredients({ fields, language, ...rest }, text) }),
      kitchen: { found: foundIds, matchOf: matchOfOther },
      hits: await pagesOf(hits),
      ...(fields.sort && fields.generate !== 'corpus' && !fields.offset && { best: await pagesOf(best()) }),
    };
  };

  const byName = async (search: Search, name: string): Promise<SearchAnswer> => {
    const { fields, language, ownShelf, ...rest } = search;
    const shelf = ownShelf ?? currentShelf();
    const { positions, ...answer } = searchByName(shelf, fields, name, language);
    const pages = await shelf.pagesOf(positions, language);
    return {
      ...(ownShelf && { sharedAnswer: () => byName({ fields, language, ...rest }, name) }),
      hits: pages.flatMap((page) => (page ? [{ page }] : [])),
      ingredients: [],
      unknown: [],
      strong: answer.total,
      ...answer,
    };
  };

  return { byIngredients, byName };
};
