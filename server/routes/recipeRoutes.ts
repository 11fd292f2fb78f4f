import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageFeedbackRequestSchema, type ImageFeedbackResponse } from '@contracts/imageFeedback';
import { postedRecipeSchema, type RecipeCreated, type RecipeShared } from '@contracts/recipe';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import type { ImageFeedbackService } from '../services/imageFeedbackService';
import type { RecipesService } from '../services/recipesService';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { recipeIdIn } from './recipeIdIn';
import { ownerOf, senderOf } from './senderOf';

interface Needs {
  recipes: RecipesService;
  saved: Pick<SavedRecipesService, 'mark'>;
  imageFeedback: ImageFeedbackService;
  limits: Limits;
  publicUrl?: string;
  hasDevTools: boolean;
}

const readRecipe = ({ body }: FastifyRequest) => postedRecipeSchema.parse(body, { reportInput: true });

/**
 * GET /api/recipes/:id, POST /api/recipes, POST /api/recipes/share and POST /api/recipes/image-feedback; in developer mode
 * DELETE /api/recipes/:id, which is none of SPEC §7's calls.
 */
export const addRecipeRoutes = (app: FastifyInstance, needs: Needs): void => {
  const { recipes, saved, imageFeedback, limits, publicUrl, hasDevTools } = needs;

  app.get<{ Params: { id: string } }>('/api/recipes/:id', async (request, reply) => {
    const read = await recipes.read(recipeIdIn(request.params.id), request.language);
    const recipe = request.account ? await saved.mark(read, request.account.uid) : read;
    addVary(reply, 'Accept-Language');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', recipe.language ?? request.language)
      .send(recipe);
  });

  app.post('/api/recipes', { onRequest: limits.write }, async (request): Promise<RecipeCreated> => {
    const sender = senderOf(request, publicUrl);
    return { id: await recipes.create(readRecipe(request), sender) };
  });

  app.post('/api/recipes/share', { onRequest: limits.write }, async (request): Promise<RecipeShared> => {
    const sender = senderOf(request, publicUrl);
    const id = await recipes.share(readRecipe(request), sender);
    return { id, url: `${sender.origin}/recipe/${id}` };
  });

  app.post(
    '/api/recipes/image-feedback',
    { onRequest: limits.write },
    async (request): Promise<ImageFeedbackResponse> => {
      const said = imageFeedbackRequestSchema.parse(request.body, { reportInput: true });
      const { account, visitor } = request;
      const judge = account ? { visitor: ownerOf(request), uid: account.uid } : { visitor };
      return imageFeedback.send(said, judge, request.language);
    },
  );

  if (hasDevTools)
    app.delete<{ Params: { id: string } }>('/api/recipes/:id', { onRequest: limits.write }, async (request, reply) => {
      await recipes.remove(recipeIdIn(request.params.id), ownerOf(request));
      return reply.code(204).send();
    });
};
