import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from '../vision/imageSignature';
import { photoFault } from './modelFault';
import type { PhotoService, SeenPhotos } from './photoService';
import type { RecipeShelf } from './recipeShelf';
import type { SearchAnswer } from './searchAnswer';
import { createTextSearch, type Search } from './textSearch';

const NOTHING_YET: SearchAnswer = {
  hits: [],
  ingredients: [],
  unknown: [],
  total: 0,
  strong: 0,
  hidden: [],
  cuisines: [],
  ruledOut: [],
  wished: { allergens: [], diets: [], ingredients: [] },
  kitchen: {
    found: [],
    matchOf: () => ({ matchedIngredients: 0, totalIngredients: 0, has: [], needs: [] }),
  },
};

/** The certain ingredients of a photo, which are searched for. */
const sureNames = ({ chips }: SeenPhotos) => chips.filter(({ isSure }) => isSure).map(({ name }) => name);

/**
 * Searches the shelf by the cook's ingredients, or by a recipe's name.
 * @param currentShelf asked once for each search: positions on another shelf are other recipes
 */
export const createSearchService = (currentShelf: () => RecipeShelf, photos?: PhotoService) => {
  const { byIngredients, byName } = createTextSearch(currentShelf);

  /** Searches by photos and the text sent with them; if a photo fails, the text is still searched. */
  const byPhotos = async (search: Search, seeing: PhotoService, text: string): Promise<SearchAnswer> => {
    const { images = [], language, sender, signal = new AbortController().signal } = search;
    let seen: SeenPhotos;
    try {
      seen = await seeing.read(images, language, signal, sender);
    } catch (error) {
      // The client disconnected; there is no one to answer and nothing to log.
      if (signal.aborted) return NOTHING_YET;
      const fault = photoFault(error);
      if (text === '' || !(error instanceof ModelFailure) || !(fault instanceof DomainError)) throw fault;
      return { ...(await byIngredients(search, text)), photoFault: fault };
    }
    const { failure, ...photo } = seen;
    const names = sureNames(seen);
    if (text === '' && photo.chips.length === 0) throw seeing.nothingFound();
    // Only guesses: the cook confirms before anything is searched.
    if (text === '' && names.length === 0) return { ...NOTHING_YET, photo };
    const answer = await byIngredients(search, [...(text === '' ? [] : [text]), ...names].join(', '));
    const fault = photoFault(failure);
    // Ruled-out ingredients are neither shown as seen nor offered for confirmation.
    const ruledOut = new Set(answer.wished.ingredients);
    const chips = photo.chips.filter(({ id }) => id === undefined || !ruledOut.has(id));
    return { ...answer, photo: { ...photo, chips }, ...(fault instanceof DomainError && { photoFault: fault }) };
  };

  return {
    /**
     * @throws DomainError when the search is empty, when the text names no ingredient, and for a file that is not a
     * picture, cannot be read, or shows no food
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
