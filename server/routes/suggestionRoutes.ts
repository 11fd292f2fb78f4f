import type { FastifyInstance } from 'fastify';
import { suggestionsFor } from '@kitchen/search/suggest/suggestions';
import type { RecipeShelf } from '../services/recipeShelf';
import { addOperation } from './addOperation';

/** The text goes back and forth while it is typed; the recipes hardly change. */
const KEPT_SECONDS = 300;

interface Dependencies {
  /** The shelf at this moment: positions on another one are other recipes. */
  shelf: () => RecipeShelf;
}

/** What the search box suggests while the cook types. Costs less than a picture, so it counts towards no limit. */
export const addSuggestionRoutes = (app: FastifyInstance, { shelf }: Dependencies): void =>
  addOperation(app, 'getSuggestions', {}, async ({ query }, reply) => {
    const current = shelf();
    const suggestions = suggestionsFor(current, query, current.idAt);
    return reply
      .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
      .header('content-language', query.language)
      .send({ suggestions });
  });
