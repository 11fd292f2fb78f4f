import { DRAWN_PAGES } from '@contracts/defaults';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { isDatabaseAway } from '../errors/databaseAway';
import { DomainError } from '../errors/domainError';
import { missingPage, namedPage, recipePage, type PageText } from './recipePage';
import type { RecipesService } from './recipesService';

/** One address of the interface, as the server renders it. */
export interface Page {
  /** 503 while the database is away: the client's page asks for the recipe itself, and can ask again. */
  status: 200 | 404 | 503;
  /** Whether search engines may index it: a recipe stored by a visitor is only for readers with its link. */
  isListed: boolean;
  /** What differs from the client's built page. */
  text?: PageText;
  /** The recipe of a recipe page, in the reader's language. */
  recipe?: Recipe;
}

interface Dependencies {
  recipes: Pick<RecipesService, 'read'>;
  /** Whether a recipe may be found by everyone. */
  isPublic: (id: RecipeId) => boolean;
  /** The folder of a store with the drawings of this release. */
  pictureStore?: string;
}

/** Every address of the interface except recipes (docs/spec-coverage.md, 2.routes); all others are not found. */
const ADDRESSES =
  /^\/(?:index\.html|add|auth|saved|profile|shopping(?:\/[\w-]+)?|cooked|collection\/[\w-]+|reset-password(?:\/[^/]+)?|recipe\/\d{1,16}\/versions|terms|about|contact|privacy)?\/?$/;
const RECIPE = /^\/recipe\/([^/]+)\/?$/;

/** Like the interface, reads the integer at the start (docs/spec-coverage.md, 2.routes.recipe). */
const idOf = (text: string): RecipeId => {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) ? Math.max(0, id) : 0;
};

/** The pages of the site, with their text for clients without scripts. */
export const createPagesService = ({ recipes, isPublic, pictureStore }: Dependencies) => ({
  /** @param base public address of this server; undefined when it is unknown and no link can be written */
  async read(path: string, language: Language, base: string | undefined): Promise<Page> {
    const [, idText] = RECIPE.exec(path) ?? [];
    if (idText === undefined)
      return ADDRESSES.test(path)
        ? { status: 200, isListed: !path.startsWith('/recipe/'), text: namedPage(DRAWN_PAGES[path], language) }
        : { status: 404, isListed: false, text: missingPage('address', language) };
    const id = idOf(idText);
    try {
      const recipe = await recipes.read(id, language);
      return {
        status: 200,
        isListed: isPublic(id),
        recipe,
        text: base === undefined ? undefined : recipePage(recipe, { language, base, pictureStore }),
      };
    } catch (error) {
      if (isDatabaseAway(error)) return { status: 503, isListed: false };
      if (!(error instanceof DomainError)) throw error;
      return { status: 404, isListed: false, text: missingPage('recipe', language) };
    }
  },
});

export type PagesService = ReturnType<typeof createPagesService>;
