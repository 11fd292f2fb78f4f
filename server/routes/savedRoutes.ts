import type { FastifyInstance } from 'fastify';
import type { RecipeCreated } from '@contracts/recipe';
import { ratingRequestSchema, removeRecipeQuerySchema, saveRecipeRequestSchema } from '@contracts/savedRecipes';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { recipeIdIn } from './recipeIdIn';
import { senderOf } from './senderOf';

interface Needs {
  saved: SavedRecipesService;
  limits: Limits;
  publicUrl?: string;
}

/** GET and POST /api/user/recipes/saved, DELETE /api/user/recipes/saved/:id, POST /api/user/recipes/ratings. */
export const addSavedRoutes = (app: FastifyInstance, { saved, limits, publicUrl }: Needs): void => {
  app.get('/api/user/recipes/saved', async (request, reply) => {
    const { uid } = accountOf(request);
    addVary(reply, 'Accept-Language');
    return reply
      .type('application/json; charset=utf-8')
      .header('content-language', request.language)
      .send(await saved.listText(uid, request.language));
  });

  app.post('/api/user/recipes/saved', { onRequest: limits.account }, async (request, reply): Promise<RecipeCreated> => {
    const { uid } = accountOf(request);
    const asked = saveRecipeRequestSchema.parse(request.body, { reportInput: true });
    const id = await saved.save(uid, asked, senderOf(request, publicUrl), () => limits.ownRecipe(request, reply));
    return { id };
  });

  app.delete<{ Params: { id: string } }>(
    '/api/user/recipes/saved/:id',
    { onRequest: limits.account },
    async (request, reply) => {
      const { uid } = accountOf(request);
      const { at } = removeRecipeQuerySchema.parse(request.query, { reportInput: true });
      await saved.remove(uid, recipeIdIn(request.params.id), at);
      return reply.code(204).send();
    },
  );

  app.post('/api/user/recipes/ratings', { onRequest: limits.account }, async (request, reply) => {
    const { uid } = accountOf(request);
    await saved.rate(uid, ratingRequestSchema.parse(request.body, { reportInput: true }));
    return reply.code(204).send();
  });
};
