import type { FastifyInstance } from 'fastify';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import { browserNameOf } from '../services/browserName';
import type { RecipeEditsService } from '../services/recipeEditsService';
import type { SavedRecipesService } from '../services/savedRecipesService';
import { addOperation } from './addOperation';
import { senderOf } from './senderOf';

interface Dependencies {
  edits: RecipeEditsService;
  saved: Pick<SavedRecipesService, 'mark'>;
  limits: Limits;
  publicUrl?: string;
}

/** Editing the recipes of an account, and their versions. */
export const addOwnRecipeRoutes = (app: FastifyInstance, { edits, saved, limits, publicUrl }: Dependencies): void => {
  addOperation(app, 'editRecipe', { onRequest: limits.account }, async (request) => {
    const { uid } = accountOf(request);
    const { language, origin } = senderOf(request, publicUrl);
    const editor = { uid, language, origin, browser: browserNameOf(request.headers['user-agent']) };
    const edited = await edits.edit(editor, request.params.id, request.body);
    return { ...edited, recipe: await saved.mark(edited.recipe, uid) };
  });

  addOperation(app, 'getRecipeHistory', {}, (request) => edits.history(accountOf(request).uid, request.params.id));
};
