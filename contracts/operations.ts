import type { ZodType } from 'zod';
import { analyzeEventSchema, analyzeFieldsSchema, analyzeResponseSchema } from './analyze';
import { imageFeedbackRequestSchema, imageFeedbackResponseSchema } from './imageFeedback';
import { preferencesSchema, storedPreferencesSchema } from './preferences';
import { postedRecipeSchema, recipeCreatedSchema, recipeSchema, recipeSharedSchema } from './recipe';
import { ratingRequestSchema, saveRecipeRequestSchema } from './savedRecipes';
import {
  deleteAccountRequestSchema,
  emailRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  marketingConsentRequestSchema,
  passwordRequestSchema,
  profileRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  userSchema,
} from './session';
import { userExportSchema } from './userExport';

/** One call of SPEC §7 or beside it: what the browser sends and gets. `null` as a response is an empty 204. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI style, with {name} for a path parameter. */
  path: string;
  tag: 'session' | 'preferences' | 'search' | 'recipes' | 'saved' | 'profile';
  summary: string;
  body?: ZodType;
  isMultipart?: boolean;
  response: ZodType | null;
  /** What a client gets instead that accepts `text/event-stream`: each event with its data. */
  events?: ZodType;
  needsSession?: boolean;
}

/** The twenty calls, in the order of SPEC §7; after them what DECISIONS 32 adds. */
export const OPERATIONS = {
  getMe: {
    method: 'GET',
    path: '/api/auth/me',
    tag: 'session',
    summary: 'The signed-in user',
    response: userSchema,
    needsSession: true,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    tag: 'session',
    summary: 'Sign in',
    body: loginRequestSchema,
    response: userSchema,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    tag: 'session',
    summary: 'Create an account and sign in',
    body: registerRequestSchema,
    response: userSchema,
  },
  logout: { method: 'POST', path: '/api/auth/logout', tag: 'session', summary: 'Sign out', response: null },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    tag: 'session',
    summary: 'Ask for a password reset mail',
    body: forgotPasswordRequestSchema,
    response: null,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    tag: 'session',
    summary: 'Set a new password with the token of the mail',
    body: resetPasswordRequestSchema,
    response: null,
  },
  getPreferences: {
    method: 'GET',
    path: '/api/preferences',
    tag: 'preferences',
    summary: 'The stored preferences of the account',
    response: storedPreferencesSchema,
    needsSession: true,
  },
  savePreferences: {
    method: 'POST',
    path: '/api/preferences',
    tag: 'preferences',
    summary: 'Store the whole preferences object',
    body: preferencesSchema,
    response: null,
    needsSession: true,
  },
  analyze: {
    method: 'POST',
    path: '/api/analyze',
    tag: 'search',
    summary: 'Recipes for a text of ingredients, a photo, or a recipe name',
    body: analyzeFieldsSchema,
    isMultipart: true,
    response: analyzeResponseSchema,
    events: analyzeEventSchema,
  },
  saveRecipe: {
    method: 'POST',
    path: '/api/user/recipes/saved',
    tag: 'saved',
    summary: 'Save a recipe',
    body: saveRecipeRequestSchema,
    response: recipeCreatedSchema,
    needsSession: true,
  },
  getSavedRecipes: {
    method: 'GET',
    path: '/api/user/recipes/saved',
    tag: 'saved',
    summary: 'The saved list',
    response: recipeSchema.array(),
    needsSession: true,
  },
  removeRecipe: {
    method: 'DELETE',
    path: '/api/user/recipes/saved/{id}',
    tag: 'saved',
    summary: 'Remove a recipe from the saved list',
    response: null,
    needsSession: true,
  },
  rateRecipe: {
    method: 'POST',
    path: '/api/user/recipes/ratings',
    tag: 'saved',
    summary: 'Rate a recipe, 1 to 5',
    body: ratingRequestSchema,
    response: null,
    needsSession: true,
  },
  createRecipe: {
    method: 'POST',
    path: '/api/recipes',
    tag: 'recipes',
    summary: 'Store a recipe',
    body: postedRecipeSchema,
    response: recipeCreatedSchema,
  },
  getRecipe: {
    method: 'GET',
    path: '/api/recipes/{id}',
    tag: 'recipes',
    summary: 'One recipe in the language of Accept-Language',
    response: recipeSchema,
  },
  shareRecipe: {
    method: 'POST',
    path: '/api/recipes/share',
    tag: 'recipes',
    summary: 'Store a recipe under a link that a stranger can open; the same content gives the same id',
    body: postedRecipeSchema,
    response: recipeSharedSchema,
  },
  sendImageFeedback: {
    method: 'POST',
    path: '/api/recipes/image-feedback',
    tag: 'recipes',
    summary: 'Say whether a picture shows the recipe',
    body: imageFeedbackRequestSchema,
    response: imageFeedbackResponseSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    tag: 'profile',
    summary: 'Change first and last name',
    body: profileRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  updateEmail: {
    method: 'PUT',
    path: '/api/user/email',
    tag: 'profile',
    summary: 'Change the e-mail; the current password is needed',
    body: emailRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  updatePassword: {
    method: 'PUT',
    path: '/api/user/password',
    tag: 'profile',
    summary: 'Change the password',
    body: passwordRequestSchema,
    response: null,
    needsSession: true,
  },
  updateMarketingConsent: {
    method: 'PUT',
    path: '/api/user/marketing-consent',
    tag: 'profile',
    summary: 'Allow or refuse mail about news',
    body: marketingConsentRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    tag: 'profile',
    summary: 'Everything that is kept of the user, as a file',
    response: userExportSchema,
    needsSession: true,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/user/delete',
    tag: 'profile',
    summary: 'Delete the account and all that is its own; the current password is needed',
    body: deleteAccountRequestSchema,
    response: null,
    needsSession: true,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
