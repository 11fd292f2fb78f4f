import type { AnalyzeFields } from '@contracts/analyze';
import type { Language } from '@contracts/vocabulary';
import { searchByIngredients, searchByName } from '@kitchen/recipeSearch';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from '../vision/imageSignature';
import { modelFault } from './modelFault';
import type { PhotoService, SeenPhotos } from './photoService';
import type { RecipeShelf } from './recipeShelf';
import type { SearchAnswer, SearchHit } from './searchAnswer';

export interface Search {
  fields: AnalyzeFields;
  /** Photos of what is in the kitchen. */
  images?: readonly Uint8Array[];
  language: Language;
  /** Aborts the reading of photos. */
  signal?: AbortSignal;
}

/** How much of what was not understood is said again, so that a message stays a message. */
const UNKNOWN_NAMED = 10;
const UNKNOWN_LENGTH = 40;

const shortened = (text: string) => (text.length > UNKNOWN_LENGTH ? `${text.slice(0, UNKNOWN_LENGTH - 1)}…` : text);

const NOTHING_YET: SearchAnswer = {
  hits: [],
  ingredients: [],
  unknown: [],
  total: 0,
  kitchen: {
    found: [],
    ruledOut: [],
    matchOf: () => ({ matchedIngredients: 0, totalIngredients: 0, has: [], needs: [] }),
  },
};

/** What of a photo is searched for: what was seen for sure. */
const sureNames = ({ chips }: SeenPhotos) => chips.filter(({ isSure }) => isSure).map(({ name }) => name);

/** Searches everything on the shelf by what the cook has, or by the name of a recipe. */
export const createSearchService = (shelf: RecipeShelf, photos?: PhotoService) => {
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

  /** By what photos show, and the text that came with them: a photo that fails leaves the text to be answered. */
  const byPhotos = async (search: Search, seeing: PhotoService, text: string): Promise<SearchAnswer> => {
    const { images = [], language, signal = new AbortController().signal } = search;
    let seen: SeenPhotos;
    try {
      seen = await seeing.read(images, language, signal);
    } catch (error) {
      // The cook has left: nobody reads what is answered, and nothing went wrong.
      if (signal.aborted) return NOTHING_YET;
      const fault = modelFault(error);
      if (text === '' || !(error instanceof ModelFailure) || !(fault instanceof DomainError)) throw fault;
      return { ...(await byIngredients(search, text)), photoFault: fault };
    }
    const { failure, ...photo } = seen;
    const names = sureNames(seen);
    if (text === '' && photo.chips.length === 0) throw seeing.nothingFound();
    // Only guesses: the cook is asked before anything is searched for.
    if (text === '' && names.length === 0) return { ...NOTHING_YET, photo };
    const answer = await byIngredients(search, [...(text === '' ? [] : [text]), ...names].join(', '));
    const fault = modelFault(failure);
    // What the text rules out is neither shown as seen nor asked for.
    const ruledOut = new Set(answer.kitchen?.ruledOut);
    const chips = photo.chips.filter(({ id }) => id === undefined || !ruledOut.has(id));
    return { ...answer, photo: { ...photo, chips }, ...(fault instanceof DomainError && { photoFault: fault }) };
  };

  return {
    /**
     * @throws DomainError when there is nothing to search for, when nothing in the text is an ingredient, and for a
     * picture that is none, that cannot be read, or that shows no food
     */
    async analyze(search: Search): Promise<SearchAnswer> {
      const { fields, images = [] } = search;
      if (images.some((image) => !imageFormatOf(image))) throw new DomainError('notAnImage');
      const name = fields.recipeName?.trim();
      if (name) return byName(search, name);
      const text = fields.ingredients?.trim() ?? '';
      if (images.length > 0 && photos?.canRead()) return byPhotos(search, photos, text);
      if (text) return byIngredients(search, text);
      throw new DomainError(images.length > 0 ? 'visionUnavailable' : 'searchEmpty');
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
