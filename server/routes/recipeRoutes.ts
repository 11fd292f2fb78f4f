import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageFeedbackRequestSchema, type ImageFeedbackResponse } from '@contracts/imageFeedback';
import { postedRecipeSchema, type RecipeCreated, type RecipeShared } from '@contracts/recipe';
import { DomainError } from '../errors/domainError';
import { addVary } from '../plugins/compression';
import { publicAddress } from '../plugins/publicAddress';
import type { Limits } from '../plugins/rateLimits';
import type { ImageFeedbackService } from '../services/imageFeedbackService';
import type { RecipesService, Sender } from '../services/recipesService';

interface Needs {
  recipes: RecipesService;
  imageFeedback: ImageFeedbackService;
  limits: Limits;
  publicUrl?: string;
  hasDevTools: boolean;
}

/** A malformed id is an id that no recipe has. */
const idOf = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  if (id < 1 || !Number.isSafeInteger(id)) throw new DomainError('recipeNotFound');
  return id;
};

const baseOf = (request: FastifyRequest, publicUrl: string | undefined): string => {
  const base = publicAddress(request, publicUrl);
  if (base === undefined) throw new DomainError('malformedRequest');
  return base;
};

const readRecipe = ({ body }: FastifyRequest) => postedRecipeSchema.parse(body, { reportInput: true });

/**
 * GET /api/recipes/:id, POST /api/recipes, POST /api/recipes/share and POST /api/recipes/image-feedback; in developer mode
 * DELETE /api/recipes/:id, which is none of SPEC §7's calls.
 */
export const addRecipeRoutes = (app: FastifyInstance, needs: Needs): void => {
  const { recipes, imageFeedback, limits, publicUrl, hasDevTools } = needs;
  const senderOf = (request: FastifyRequest): Sender => ({
    visitor: request.visitor,
    language: request.language,
    origin: baseOf(request, publicUrl),
  });

  app.get<{ Params: { id: string } }>('/api/recipes/:id', async (request, reply) => {
    const recipe = await recipes.read(idOf(request.params.id), request.language);
    addVary(reply, 'Accept-Language');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', recipe.language ?? request.language)
      .send(recipe);
  });

  app.post('/api/recipes', { onRequest: limits.write }, async (request): Promise<RecipeCreated> => {
    const sender = senderOf(request);
    return { id: await recipes.create(readRecipe(request), sender) };
  });

  app.post('/api/recipes/share', { onRequest: limits.write }, async (request): Promise<RecipeShared> => {
    const sender = senderOf(request);
    const id = await recipes.share(readRecipe(request), sender);
    return { id, url: `${sender.origin}/recipe/${id}` };
  });

  app.post(
    '/api/recipes/image-feedback',
    { onRequest: limits.write },
    async (request): Promise<ImageFeedbackResponse> => {
      const said = imageFeedbackRequestSchema.parse(request.body, { reportInput: true });
      return imageFeedback.send(said, request.visitor, request.language);
    },
  );

  if (hasDevTools)
    app.delete<{ Params: { id: string } }>('/api/recipes/:id', { onRequest: limits.write }, async (request, reply) => {
      await recipes.remove(idOf(request.params.id), request.visitor);
      return reply.code(204).send();
    });
};
