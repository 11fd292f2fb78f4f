import type { ZodType } from 'zod';
import {
  analyzeEventSchema,
  analyzeFieldsSchema,
  analyzeResponseSchema,
  suggestionsQuerySchema,
  suggestionsResponseSchema,
} from './analyze';
import {
  collectionParamsSchema,
  cookbookChangesSchema,
  cookbookSchema,
  sharedCollectionQuerySchema,
  sharedCollectionSchema,
} from './cookbook';
import { fileItemSchema, saveImportedRequestSchema, saveImportedResponseSchema } from './fileImport';
import { healthSchema, liveSchema, readySchema } from './health';
import { imageFeedbackRequestSchema, imageFeedbackResponseSchema } from './imageFeedback';
import { editRecipeRequestSchema, editRecipeResponseSchema, recipeHistorySchema } from './ownRecipes';
import { pageReadSchema, readPageRequestSchema } from './pageRead';
import { preferencesSchema, storedPreferencesSchema } from './preferences';
import {
  postedRecipeSchema,
  recipeCreatedSchema,
  recipeParamsSchema,
  recipeSchema,
  recipeSharedSchema,
} from './recipe';
import { ROUTES, type RouteAddress, type RouteName } from './routes';
import {
  ratingRequestSchema,
  removeRecipeQuerySchema,
  savedListQuerySchema,
  saveRecipeRequestSchema,
} from './savedRecipes';
import {
  beginSecondFactorRequestSchema,
  confirmSecondFactorRequestSchema,
  loginAnswerSchema,
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorProofSchema,
  secondFactorSchema,
  secondStepAnswerSchema,
  secondStepRequestSchema,
} from './secondFactor';
import {
  sharedListParamsSchema,
  shoppingChangesSchema,
  shoppingListSchema,
  shoppingNewsSchema,
  shoppingQuerySchema,
  shoppingShareSchema,
} from './shopping';
import {
  deleteAccountRequestSchema,
  emailRequestSchema,
  endSessionsRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  marketingConsentRequestSchema,
  passwordRequestSchema,
  profileRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  sessionEntrySchema,
  sessionParamsSchema,
  userSchema,
} from './session';
import { userExportSchema } from './userExport';

/** One call: where it goes, what the browser sends and what it gets. */
export interface Operation extends RouteAddress {
  tag: 'session' | 'preferences' | 'search' | 'recipes' | 'saved' | 'shopping' | 'cookbook' | 'profile' | 'server';
  summary: string;
  /** The parameters in the path, which arrive as text. */
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  isMultipart?: boolean;
  /** `null`: an empty 204. */
  response: ZodType | null;
  /** What a client that accepts `text/event-stream` gets instead: each event with its data. */
  events?: ZodType;
  /** The response may be too long to be in memory as a whole, and is sent in pieces. */
  isLong?: boolean;
  needsSession?: boolean;
  /** Served only with `DEV_TOOLS=1`. */
  isForDevelopers?: boolean;
}

/** Every call of the API. The server registers its routes from this table, and `/api/docs` describes it. */
export const OPERATIONS = {
  getMe: {
    ...ROUTES.getMe,
    tag: 'session',
    summary: 'The signed-in user',
    response: userSchema,
    needsSession: true,
  },
  login: {
    ...ROUTES.login,
    tag: 'session',
    summary: 'Sign in; an account with a second factor gets a challenge instead of the user',
    body: loginRequestSchema,
    response: loginAnswerSchema,
  },
  finishSignIn: {
    ...ROUTES.finishSignIn,
    tag: 'session',
    summary: 'Answer the challenge of a sign-in with a code of the app, or with a recovery code',
    body: secondStepRequestSchema,
    response: secondStepAnswerSchema,
  },
  register: {
    ...ROUTES.register,
    tag: 'session',
    summary: 'Create an account and sign in',
    body: registerRequestSchema,
    response: userSchema,
  },
  logout: { ...ROUTES.logout, tag: 'session', summary: 'Sign out', response: null },
  forgotPassword: {
    ...ROUTES.forgotPassword,
    tag: 'session',
    summary: 'Ask for a password reset mail',
    body: forgotPasswordRequestSchema,
    response: null,
  },
  resetPassword: {
    ...ROUTES.resetPassword,
    tag: 'session',
    summary: 'Set a new password with the token of the mail',
    body: resetPasswordRequestSchema,
    response: null,
  },
  getPreferences: {
    ...ROUTES.getPreferences,
    tag: 'preferences',
    summary: 'The stored preferences of the account',
    response: storedPreferencesSchema,
    needsSession: true,
  },
  savePreferences: {
    ...ROUTES.savePreferences,
    tag: 'preferences',
    summary: 'Store the whole preferences object',
    body: preferencesSchema,
    response: null,
    needsSession: true,
  },
  analyze: {
    ...ROUTES.analyze,
    tag: 'search',
    summary: 'Recipes for a text of ingredients, a photo, or a recipe name',
    body: analyzeFieldsSchema,
    isMultipart: true,
    response: analyzeResponseSchema,
    events: analyzeEventSchema,
  },
  getSuggestions: {
    ...ROUTES.getSuggestions,
    tag: 'search',
    summary: 'Ingredients or titles that continue what is being typed',
    query: suggestionsQuerySchema,
    response: suggestionsResponseSchema,
  },
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
  updateProfile: {
    ...ROUTES.updateProfile,
    tag: 'profile',
    summary: 'Change first and last name',
    body: profileRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  updateEmail: {
    ...ROUTES.updateEmail,
    tag: 'profile',
    summary: 'Change the e-mail; the current password is needed',
    body: emailRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  updatePassword: {
    ...ROUTES.updatePassword,
    tag: 'profile',
    summary: 'Change the password',
    body: passwordRequestSchema,
    response: null,
    needsSession: true,
  },
  updateMarketingConsent: {
    ...ROUTES.updateMarketingConsent,
    tag: 'profile',
    summary: 'Allow or refuse mail about news',
    body: marketingConsentRequestSchema,
    response: userSchema,
    needsSession: true,
  },
  getSessions: {
    ...ROUTES.getSessions,
    tag: 'profile',
    summary: 'The browsers that are signed in to the account',
    response: sessionEntrySchema.array(),
    needsSession: true,
  },
  endSession: {
    ...ROUTES.endSession,
    tag: 'profile',
    summary: 'Sign out one browser of the account; the current password is needed',
    params: sessionParamsSchema,
    body: endSessionsRequestSchema,
    response: null,
    needsSession: true,
  },
  endOtherSessions: {
    ...ROUTES.endOtherSessions,
    tag: 'profile',
    summary: 'Sign out every other browser of the account; the current password is needed',
    body: endSessionsRequestSchema,
    response: null,
    needsSession: true,
  },
  getSecondFactor: {
    ...ROUTES.getSecondFactor,
    tag: 'profile',
    summary: 'Whether sign-ins ask for a code',
    response: secondFactorSchema,
    needsSession: true,
  },
  beginSecondFactor: {
    ...ROUTES.beginSecondFactor,
    tag: 'profile',
    summary: 'A new key for an authenticator app; the current password is needed',
    body: beginSecondFactorRequestSchema,
    response: secondFactorKeySchema,
    needsSession: true,
  },
  confirmSecondFactor: {
    ...ROUTES.confirmSecondFactor,
    tag: 'profile',
    summary: 'Turn the second factor on with a code of the app; signs out every other browser',
    body: confirmSecondFactorRequestSchema,
    response: recoveryCodesSchema,
    needsSession: true,
  },
  renewRecoveryCodes: {
    ...ROUTES.renewRecoveryCodes,
    tag: 'profile',
    summary: 'Replace the recovery codes; the current password and a code are needed',
    body: secondFactorProofSchema,
    response: recoveryCodesSchema,
    needsSession: true,
  },
  turnOffSecondFactor: {
    ...ROUTES.turnOffSecondFactor,
    tag: 'profile',
    summary: 'Turn the second factor off; the current password and a code are needed',
    body: secondFactorProofSchema,
    response: null,
    needsSession: true,
  },
  exportData: {
    ...ROUTES.exportData,
    tag: 'profile',
    summary: 'Everything that is kept of the user, as a file',
    response: userExportSchema,
    isLong: true,
    needsSession: true,
  },
  deleteAccount: {
    ...ROUTES.deleteAccount,
    tag: 'profile',
    summary: 'Delete the account and all that is its own; the current password is needed',
    body: deleteAccountRequestSchema,
    response: null,
    needsSession: true,
  },
  getShopping: {
    ...ROUTES.getShopping,
    tag: 'shopping',
    summary: 'The shopping list of the account; with `since`, only what changed after that revision',
    query: shoppingQuerySchema,
    response: shoppingListSchema,
    needsSession: true,
  },
  changeShopping: {
    ...ROUTES.changeShopping,
    tag: 'shopping',
    summary: 'Add lines to the list, tick them and take them off; the newer state of each line wins',
    body: shoppingChangesSchema,
    response: shoppingListSchema,
    needsSession: true,
  },
  getShoppingNews: {
    ...ROUTES.getShoppingNews,
    tag: 'shopping',
    summary: 'The revision of the list; as events, each new one while the list is open',
    response: shoppingNewsSchema,
    events: shoppingNewsSchema,
    needsSession: true,
  },
  shareShopping: {
    ...ROUTES.shareShopping,
    tag: 'shopping',
    summary: 'Make the link by which others read and change the list',
    response: shoppingShareSchema,
    needsSession: true,
  },
  unshareShopping: {
    ...ROUTES.unshareShopping,
    tag: 'shopping',
    summary: 'Take the link back',
    response: null,
    needsSession: true,
  },
  getSharedList: {
    ...ROUTES.getSharedList,
    tag: 'shopping',
    summary: 'A shopping list by its link',
    params: sharedListParamsSchema,
    query: shoppingQuerySchema,
    response: shoppingListSchema,
  },
  changeSharedList: {
    ...ROUTES.changeSharedList,
    tag: 'shopping',
    summary: 'Change a shopping list by its link',
    params: sharedListParamsSchema,
    body: shoppingChangesSchema,
    response: shoppingListSchema,
  },
  getSharedListNews: {
    ...ROUTES.getSharedListNews,
    tag: 'shopping',
    summary: 'The revision of a shared list; as events, each new one while the list is open',
    params: sharedListParamsSchema,
    response: shoppingNewsSchema,
    events: shoppingNewsSchema,
  },
  getCookbook: {
    ...ROUTES.getCookbook,
    tag: 'cookbook',
    summary: 'Notes, cooked dishes and collections of the account; with `since`, only what changed after that revision',
    query: shoppingQuerySchema,
    response: cookbookSchema,
    needsSession: true,
  },
  changeCookbook: {
    ...ROUTES.changeCookbook,
    tag: 'cookbook',
    summary:
      'Write and remove lines of the cookbook; the newest content of each line stands, and a removed line stays removed',
    body: cookbookChangesSchema,
    response: cookbookSchema,
    needsSession: true,
  },
  shareCollection: {
    ...ROUTES.shareCollection,
    tag: 'cookbook',
    summary: 'Make the link by which others read a collection',
    params: collectionParamsSchema,
    response: shoppingShareSchema,
    needsSession: true,
  },
  unshareCollection: {
    ...ROUTES.unshareCollection,
    tag: 'cookbook',
    summary: 'Take the link back',
    params: collectionParamsSchema,
    response: null,
    needsSession: true,
  },
  getSharedCollection: {
    ...ROUTES.getSharedCollection,
    tag: 'cookbook',
    summary: 'The name and the recipes of a collection by its link, a page at a time',
    params: sharedListParamsSchema,
    query: sharedCollectionQuerySchema,
    response: sharedCollectionSchema,
  },
  getHealth: { ...ROUTES.getHealth, tag: 'server', summary: 'What this server can do', response: healthSchema },
  getLive: { ...ROUTES.getLive, tag: 'server', summary: 'Whether the process answers', response: liveSchema },
  getReady: {
    ...ROUTES.getReady,
    tag: 'server',
    summary: 'Whether requests may be sent here: 503 until every recipe can be found',
    response: readySchema,
  },
} as const satisfies Record<RouteName, Operation>;

export type OperationName = RouteName;
