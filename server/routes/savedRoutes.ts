import type { FastifyInstance } from 'fastify';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { addOperation } from './addOperation';
import { senderOf } from './senderOf';

interface Dependencies {
  saved: SavedRecipesService;
  limits: Limits;
  publicUrl?: string;
}

/** The saved list of an account and its ratings. */
export const addSavedRoutes = (app: FastifyInstance, { saved, limits, publicUrl }: Dependencies): void => {
  const limited = { onRequest: limits.account };

  addOperation(app, 'getSavedRecipes', {}, async (request, reply) => {
    const { uid } = accountOf(request);
    addVary(reply, 'Accept-Language');
    return reply
      .type('application/json; charset=utf-8')
      .header('content-language', request.language)
      .send(await saved.listText(uid, request.language));
  });

  addOperation(app, 'saveRecipe', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const sender = senderOf(request, publicUrl);
    return { id: await saved.save(uid, request.body, sender, () => limits.ownRecipe(request, reply)) };
  });

  addOperation(app, 'removeRecipe', limited, (request) =>
    saved.remove(accountOf(request).uid, request.params.id, request.query.at),
  );

  addOperation(app, 'rateRecipe', limited, (request) => saved.rate(accountOf(request).uid, request.body));
};
