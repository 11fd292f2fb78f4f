import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import { missingPage, recipePage, type PageText } from './recipePage';
import type { RecipesService } from './recipesService';

/** One address of the interface, as the server answers it. */
export interface Page {
  status: 200 | 404;
  /** Whether search engines may list it: a recipe that somebody stored is for those who have its link. */
  isListed: boolean;
  /** What differs from the page of the client as it was built. */
  text?: PageText;
}

interface Needs {
  recipes: Pick<RecipesService, 'read'>;
  /** Whether a recipe is one that everybody may find. */
  isPublic: (id: RecipeId) => boolean;
}

/** Every address of SPEC §2 but the recipes; any other is not there. */
const ADDRESSES = /^\/(?:index\.html|auth|saved|profile|reset-password(?:\/[^/]+)?|terms|about|contact|privacy)?\/?$/;
const RECIPE = /^\/recipe\/([^/]+)\/?$/;

/** The interface reads an id as far as it is a number (SPEC §2). */
const idOf = (text: string): RecipeId => {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

/** Which pages there are, and what those who run no script read on them. */
export const createPagesService = ({ recipes, isPublic }: Needs) => ({
  /** @param base where this server is reached; undefined where that cannot be said, and no link can be written */
  async read(path: string, language: Language, base: string | undefined): Promise<Page> {
    const [, idText] = RECIPE.exec(path) ?? [];
    if (idText === undefined)
      return ADDRESSES.test(path)
        ? { status: 200, isListed: true }
        : { status: 404, isListed: false, text: missingPage('address', language) };
    const id = idOf(idText);
    try {
      const recipe = await recipes.read(id, language);
      return {
        status: 200,
        isListed: isPublic(id),
        text: base === undefined ? undefined : recipePage(recipe, { language, base }),
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { status: 404, isListed: false, text: missingPage('recipe', language) };
    }
  },
});

export type PagesService = ReturnType<typeof createPagesService>;
