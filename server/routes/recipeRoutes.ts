import type { FastifyInstance } from 'fastify';
import { addVary } from '../plugins/compression';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { AdaptationService } from '../services/adaptationService';
import type { ImageFeedbackService } from '../services/imageFeedbackService';
import type { RecipesService } from '../services/recipesService';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { addOperation } from './addOperation';
import { leaving, unlessLeft } from './leaving';
import { ownerOf, senderOf } from './senderOf';

interface Dependencies {
  recipes: RecipesService;
  saved: Pick<SavedRecipesService, 'mark'>;
  imageFeedback: ImageFeedbackService;
  adaptation: AdaptationService;
  limits: Limits;
  publicUrl?: string;
  hasDevTools: boolean;
}

/** Reading, storing and sharing single recipes, and feedback on their pictures. */
export const addRecipeRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { recipes, saved, imageFeedback, adaptation, limits, publicUrl, hasDevTools } = dependencies;
  const limited = { onRequest: limits.write };

  addOperation(app, 'getRecipe', {}, async (request, reply) => {
    const read = await recipes.read(request.params.id, request.language);
    const recipe = request.account ? await saved.mark(read, request.account.uid) : read;
    addVary(reply, 'Accept-Language');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-language', recipe.language ?? request.language)
      .send(recipe);
  });

  addOperation(app, 'adaptRecipe', { onRequest: limits.analyze }, async (request, reply) => {
    const { params, body, language } = request;
    const signal = leaving(reply);
    const caller = { who: limits.callerOf(request), mayAsk: () => limits.generate(request), signal };
    const nothing = { swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 };
    return unlessLeft({ reply, signal, nothing }, () =>
      adaptation.adapt({ id: params.id, request: body, language, caller }),
    );
  });

  addOperation(app, 'createRecipe', limited, async (request) => {
    await limits.store(request, request.body);
    return { id: await recipes.create(request.body, senderOf(request, publicUrl)) };
  });

  addOperation(app, 'shareRecipe', limited, async (request) => {
    await limits.store(request, request.body);
    const sender = senderOf(request, publicUrl);
    const id = await recipes.share(request.body, sender);
    return { id, url: `${sender.origin}/recipe/${id}` };
  });

  addOperation(app, 'sendImageFeedback', limited, async (request) => {
    const { account, visitor } = request;
    const household = householdOf(request.ip);
    const judge = account ? { visitor: ownerOf(request), uid: account.uid, household } : { visitor, household };
    return imageFeedback.send(request.body, judge, request.language);
  });

  if (hasDevTools)
    addOperation(app, 'deleteRecipe', limited, (request) => recipes.remove(request.params.id, ownerOf(request)));
};
