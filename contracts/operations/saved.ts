import { saveImportedRequestSchema, saveImportedResponseSchema } from '../fileImport';
import { editRecipeRequestSchema, editRecipeResponseSchema, recipeHistorySchema } from '../ownRecipes';
import { keepPhotoRequestSchema, photoParamsSchema } from '../recipePhotos';
import { recipeCreatedSchema, recipeParamsSchema, recipeSchema } from '../recipe';
import { ROUTES, type RouteName } from '../routes';
import {
  ratingRequestSchema,
  removeRecipeQuerySchema,
  saveRecipeRequestSchema,
  savedListQuerySchema,
} from '../savedRecipes';
import type { Operation } from './operation';

/** The saved list of an account, its ratings, and edits of own recipes. */
export const SAVED_OPERATIONS = {
  saveRecipe: {
    ...ROUTES.saveRecipe,
    tag: 'saved',
    summary: 'Save a recipe',
    body: saveRecipeRequestSchema,
    response: recipeCreatedSchema,
    needsSession: true,
  },
  getSavedRecipes: {
    ...ROUTES.getSavedRecipes,
    tag: 'saved',
    summary: 'The saved list, as a whole or, with `limit`, in pages: the header Link names the next one',
    query: savedListQuerySchema,
    response: recipeSchema.array(),
    isLong: true,
    needsSession: true,
  },
  removeRecipe: {
    ...ROUTES.removeRecipe,
    tag: 'saved',
    summary: 'Remove a recipe from the saved list',
    params: recipeParamsSchema,
    query: removeRecipeQuerySchema,
    response: null,
    needsSession: true,
  },
  saveImported: {
    ...ROUTES.saveImported,
    tag: 'saved',
    summary: 'Store many recipes of a file and put them on the list; a repeated call changes nothing',
    body: saveImportedRequestSchema,
    response: saveImportedResponseSchema,
    needsSession: true,
  },
  keepPhoto: {
    ...ROUTES.keepPhoto,
    tag: 'saved',
    summary: 'Keep the photo of an own recipe under its hash; it is deleted when no recipe or version uses it',
    params: photoParamsSchema,
    body: keepPhotoRequestSchema,
    response: null,
    needsSession: true,
  },
  rateRecipe: {
    ...ROUTES.rateRecipe,
    tag: 'saved',
    summary: 'Rate a recipe, 1 to 5',
    body: ratingRequestSchema,
    response: null,
    needsSession: true,
  },
  editRecipe: {
    ...ROUTES.editRecipe,
    tag: 'saved',
    summary: 'Replace the body of an own recipe; edits of the same version are merged, or refused where they clash',
    params: recipeParamsSchema,
    body: editRecipeRequestSchema,
    response: editRecipeResponseSchema,
    needsSession: true,
  },
  getRecipeHistory: {
    ...ROUTES.getRecipeHistory,
    tag: 'saved',
    summary: 'The versions of an own recipe, the newest first',
    params: recipeParamsSchema,
    response: recipeHistorySchema,
    needsSession: true,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;
