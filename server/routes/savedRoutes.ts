import type { FastifyInstance } from 'fastify';
import type { PostedRecipe } from '@contracts/recipe';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { LongAnswers } from '../services/longAnswers';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { listPieces } from '../text/listPieces';
import { addOperation } from './addOperation';
import { sendLong } from './sendLong';
import { senderOf } from './senderOf';

interface Dependencies {
  saved: SavedRecipesService;
  longAnswers: LongAnswers;
  limits: Limits;
  publicUrl?: string;
}

/** The saved list of an account and its ratings. */
export const addSavedRoutes = (app: FastifyInstance, { saved, longAnswers, limits, publicUrl }: Dependencies): void => {
  const limited = { onRequest: limits.account };

  addOperation(app, 'getSavedRecipes', {}, async (request, reply) => {
    const { uid } = accountOf(request);
    const { language } = request;
    const { limit, cursor } = request.query;
    addVary(reply, 'Accept-Language');
    reply.header('content-language', language);
    if (limit === undefined)
      return sendLong(request, reply, longAnswers.send(uid, listPieces(saved.texts(uid, language))));
    const { text, next } = await saved.page(uid, language, { limit, cursor });
    if (next !== undefined)
      reply.header('link', `<${request.routeOptions.url}?limit=${limit}&cursor=${next}>; rel="next"`);
    return reply.type('application/json; charset=utf-8').send(text);
  });

  addOperation(app, 'saveRecipe', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const sender = senderOf(request, publicUrl);
    const beforeStoring = async (recipe: PostedRecipe) => {
      await limits.ownRecipe(request, reply);
      await limits.store(request, recipe);
    };
    return { id: await saved.save(uid, request.body, sender, beforeStoring) };
  });

  addOperation(app, 'removeRecipe', limited, (request) =>
    saved.remove(accountOf(request).uid, request.params.id, request.query.at),
  );

  addOperation(app, 'rateRecipe', limited, (request) => saved.rate(accountOf(request).uid, request.body));
};
