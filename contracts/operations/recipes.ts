import { adaptedSchema, adaptRequestSchema } from '../adapt';
import { fileItemSchema } from '../fileImport';
import { imageFeedbackRequestSchema, imageFeedbackResponseSchema } from '../imageFeedback';
import { pagePhotosReadSchema } from '../pagePhotos';
import { pageReadSchema, readPageRequestSchema } from '../pageRead';
import { keepPhotoRequestSchema, photoParamsSchema } from '../recipePhotos';
import {
  postedRecipeSchema,
  recipeCreatedSchema,
  recipeParamsSchema,
  recipeSchema,
  recipeSharedSchema,
} from '../recipe';
import { ROUTES, type RouteName } from '../routes';
import type { Operation } from './operation';

/** Single recipes, pages of the web, and feedback on pictures. */
export const RECIPE_OPERATIONS = {
  createRecipe: {
    ...ROUTES.createRecipe,
    tag: 'recipes',
    summary: 'Store a recipe',
    body: postedRecipeSchema,
    response: recipeCreatedSchema,
  },
  getRecipe: {
    ...ROUTES.getRecipe,
    tag: 'recipes',
    summary: 'One recipe in the language of Accept-Language',
    params: recipeParamsSchema,
    response: recipeSchema,
  },
  adaptRecipe: {
    ...ROUTES.adaptRecipe,
    tag: 'recipes',
    summary: 'What changes in a recipe for a kitchen: swaps, what is left out, what to buy; nothing is stored',
    params: recipeParamsSchema,
    body: adaptRequestSchema,
    response: adaptedSchema,
  },
  deleteRecipe: {
    ...ROUTES.deleteRecipe,
    tag: 'recipes',
    summary: 'Delete a recipe of your own',
    params: recipeParamsSchema,
    response: null,
    isForDevelopers: true,
  },
  readPage: {
    ...ROUTES.readPage,
    tag: 'recipes',
    summary: 'What a page of the web says about a recipe; nothing is stored',
    body: readPageRequestSchema,
    response: pageReadSchema,
  },
  readFile: {
    ...ROUTES.readFile,
    tag: 'recipes',
    summary: 'The recipes in a file of another program, or in an export of Larder; nothing is stored',
    isMultipart: true,
    response: fileItemSchema.array(),
    isLong: true,
  },
  readPhotos: {
    ...ROUTES.readPhotos,
    tag: 'recipes',
    summary: 'The print on photos of one recipe: pages of a book, cards; nothing is stored',
    isMultipart: true,
    response: pagePhotosReadSchema,
  },
  keepSharedPhoto: {
    ...ROUTES.keepSharedPhoto,
    tag: 'recipes',
    summary: 'Keep the photo of a recipe that a browser without an account is about to share, under its hash',
    params: photoParamsSchema,
    body: keepPhotoRequestSchema,
    response: null,
  },
  shareRecipe: {
    ...ROUTES.shareRecipe,
    tag: 'recipes',
    summary: 'Store a recipe under a link that a stranger can open; the same content gives the same id',
    body: postedRecipeSchema,
    response: recipeSharedSchema,
  },
  sendImageFeedback: {
    ...ROUTES.sendImageFeedback,
    tag: 'recipes',
    summary: 'Say whether a picture shows the recipe',
    body: imageFeedbackRequestSchema,
    response: imageFeedbackResponseSchema,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;
