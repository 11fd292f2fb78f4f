import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postedRecipeSchema, type RecipeCreated, type RecipeShared } from '@contracts/recipe';
import { DomainError } from '../errors/domainError';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import type { RecipesService } from '../services/recipesService';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

interface Needs {
  recipes: RecipesService;
  limits: Limits;
  publicUrl?: string;
}

/** A malformed id is an id that no recipe has. */
const idOf = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  if (id < 1 || !Number.isSafeInteger(id)) throw new DomainError('recipeNotFound');
  return id;
};

/** Where links lead: the public address, else wherever this request came in. */
const baseOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl;
  if (!HOST.test(host)) throw new DomainError('malformedRequest');
  return `${protocol}://${host}`;
};

const readRecipe = ({ body }: FastifyRequest) => postedRecipeSchema.parse(body, { reportInput: true });

/** GET /api/recipes/:id, POST /api/recipes and POST /api/recipes/share. */
export const addRecipeRoutes = (app: FastifyInstance, { recipes, limits, publicUrl }: Needs): void => {
  app.get<{ Params: { id: string } }>('/api/recipes/:id', async (request, reply) => {
    const recipe = await recipes.read(idOf(request.params.id), request.language);
    addVary(reply, 'Accept-Language');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', recipe.language ?? request.language)
      .send(recipe);
  });

  app.post('/api/recipes', { onRequest: limits.write }, async (request): Promise<RecipeCreated> => {
    const base = baseOf(request, publicUrl);
    return { id: await recipes.create(readRecipe(request), request.language, base) };
  });

  app.post('/api/recipes/share', { onRequest: limits.write }, async (request): Promise<RecipeShared> => {
    const base = baseOf(request, publicUrl);
    const id = await recipes.share(readRecipe(request), request.language, base);
    return { id, url: `${base}/recipe/${id}` };
  });
};
