import type { Health } from '@contracts/health';
import { READ_FILE_TIMEOUT_MS, READ_PHOTOS_TIMEOUT_MS } from '@contracts/limits';
import type { OperationName } from '@contracts/operations';
import type { BalancerCall } from '@contracts/routes';
import type { User } from '@contracts/session';
import type { UserExport } from '@contracts/userExport';
import { accountApi } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { addRecipeApi } from '@/api/addRecipeApi';
import { cookbookApi } from '@/api/cookbookApi';
import { recipePageApi } from '@/api/recipePageApi';
import { sharedPhotoApi } from '@/api/sharedPhotoApi';
import { shoppingApi } from '@/api/shoppingApi';
import { savedApi } from '@/api/savedApi';
import type { createAppStore } from '@/app/store/store';
import { anAnswer, aRecipe } from './builders';

type Store = ReturnType<typeof createAppStore>;

/** The outcome of a call: the two fields of RTK Query's result that tests need. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
}

export interface Call {
  /** "METHOD /path", with all parameters filled in. */
  route: string;
  /** Makes the call as the product does. */
  make: (store: Store) => PromiseLike<Outcome>;
  /** The JSON body that it sends; undefined for none, or for a form. */
  sends?: unknown;
  /** An answer of our server. */
  answer: unknown;
  /** How long it waits for one, if not CALL_TIMEOUT_MS. */
  timeoutMs?: number;
}

export const USER: User = {
  uid: 'u1',
  firstName: 'Ada',
  lastName: 'Cook',
  email: 'ada@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};

const PREFERENCES = {
  language: 'fr' as const,
  measurementSystem: 'metric' as const,
  excludedAllergens: ['Dairy'],
  dietTypes: ['Vegan' as const],
};
const CREDENTIALS = { email: 'ada@example.org', password: 'saffron' };
const REGISTRATION = { ...CREDENTIALS, firstName: 'Ada', lastName: 'Cook', marketingConsent: false };
const SEARCH = {
  ingredients: 'eggs',
  category: 'None' as const,
  preferences: { excludedAllergens: [], dietTypes: [], language: 'es' as const },
};
const POSTED = { title: 'Pie', category: 'Meals' as const, ingredients: ['flour'], instructions: ['Bake.'] };
const SAVE = { recipeId: 7, recipe: POSTED };
const EDIT = { version: 'abcdefghijklmnop', recipe: POSTED };
const RATING = { recipeId: 7, rating: 4 };
const FEEDBACK = {
  recipeId: 7,
  recipeTitle: 'Shakshuka',
  imageUrl: '/pictures/shakshuka.webp',
  isAccurate: false,
  feedbackText: 'No eggs.',
};
const KITCHEN = { ingredients: 'eggs', excludedAllergens: ['Dairy'], dietTypes: [] };
const NAMES = { firstName: 'Ada', lastName: 'Baker' };
const PASSWORDS = { currentPassword: 'saffron', newPassword: 'cardamom' };
const SECOND_STEP = { challengeToken: 'challenge', oneTimeCode: '123456' };
const FACTOR_PROOF = { password: 'saffron', oneTimeCode: '123456' };
const IMPORTED = {
  id: 10_007,
  at: 1,
  words: {
    title: 'Pie',
    about: '',
    category: 'Meals' as const,
    subcategory: 'None' as const,
    servings: 4,
    ingredients: [{ text: '200 g flour' }],
    steps: ['Bake.'],
  },
};
const PAGE = { address: 'https://soup.example/leek' };
const RESET = { token: 't0ken', password: 'cardamom' };

const NOON = '2026-11-21T12:00:00.000Z';
export const EXPORT: UserExport = {
  exportedAt: NOON,
  user: { ...USER, createdAt: NOON, termsVersion: '2025-05-17', termsAcceptedAt: NOON },
  preferences: PREFERENCES,
  savedRecipes: [aRecipe()],
  ratings: [{ recipeId: 7, rating: 4, ratedAt: NOON }],
  recipes: [],
  shoppingList: null,
  cookbook: [],
  secondFactor: { turnedOnAt: null },
  recipeVersions: [],
  photos: [],
  imageFeedback: [],
  sessions: [{ createdAt: NOON, lastUsedAt: NOON, expiresAt: NOON, browser: 'Firefox', system: 'Windows' }],
};

const shopping = shoppingApi.endpoints;
const SHARE = 'a'.repeat(27);
const CHANGES = { since: 3, changes: [{ id: 'abcdefghijklmnop', state: 'ticked' as const, at: 5 }] };
const SHOPPING = { revision: 4, isWhole: false, entries: [], refused: [] };
const cookbook = cookbookApi.endpoints;
const COLLECTION = 'abcdefghijklmnop';
const COOKBOOK = { revision: 4, isWhole: false, entries: [], refused: [], shares: {} };
const REMOVAL = { since: 3, changes: [{ id: COLLECTION, state: 'gone' as const, at: 5 }] };
const account = accountApi.endpoints;
const saved = savedApi.endpoints;
const guest = apiSlice.endpoints;
const recipePage = recipePageApi.endpoints;
const addRecipe = addRecipeApi.endpoints;

const HEALTH: Health = {
  status: 'ok',
  vision: false,
  generation: false,
  accounts: true,
  devTools: false,
  recipes: 1_000,
};

/** Every operation that a browser calls, as it does. */
export const CALLS: Record<Exclude<OperationName, BalancerCall>, Call> = {
  getMe: {
    route: 'GET /api/auth/me',
    make: (store) => store.dispatch(guest.getMe.initiate()),
    answer: USER,
  },
  login: {
    route: 'POST /api/auth/login',
    make: (store) => store.dispatch(account.login.initiate(CREDENTIALS)),
    sends: CREDENTIALS,
    answer: USER,
  },
  finishSignIn: {
    route: 'POST /api/auth/second-step',
    make: (store) => store.dispatch(account.finishSignIn.initiate(SECOND_STEP)),
    sends: SECOND_STEP,
    answer: { user: USER, recoveryCodesLeft: null },
  },
  register: {
    route: 'POST /api/auth/register',
    make: (store) => store.dispatch(account.register.initiate(REGISTRATION)),
    sends: REGISTRATION,
    answer: USER,
  },
  logout: {
    route: 'POST /api/auth/logout',
    make: (store) => store.dispatch(account.logout.initiate()),
    answer: null,
  },
  forgotPassword: {
    route: 'POST /api/auth/forgot-password',
    make: (store) => store.dispatch(account.forgotPassword.initiate({ email: USER.email })),
    sends: { email: USER.email },
    answer: null,
  },
  resetPassword: {
    route: 'POST /api/auth/reset-password',
    make: (store) => store.dispatch(account.resetPassword.initiate(RESET)),
    sends: RESET,
    answer: null,
  },
  getPreferences: {
    route: 'GET /api/preferences',
    make: (store) => store.dispatch(account.getPreferences.initiate()),
    answer: { ...PREFERENCES, isStored: true },
  },
  savePreferences: {
    route: 'POST /api/preferences',
    make: (store) => store.dispatch(account.savePreferences.initiate(PREFERENCES)),
    sends: PREFERENCES,
    answer: null,
  },
  analyze: {
    route: 'POST /api/analyze',
    make: (store) => store.dispatch(guest.analyze.initiate(SEARCH, { track: false })),
    answer: anAnswer(),
  },
  getSuggestions: {
    route: 'GET /api/suggestions',
    make: (store) =>
      store.dispatch(guest.getSuggestions.initiate({ text: 'tom', mode: 'ingredients', language: 'es' })),
    answer: { suggestions: [{ kind: 'ingredient', id: 'tomato', name: 'tomate' }] },
  },
  saveRecipe: {
    route: 'POST /api/user/recipes/saved',
    make: (store) => store.dispatch(saved.saveRecipe.initiate(SAVE)),
    sends: SAVE,
    answer: { id: 7 },
  },
  getSavedRecipes: {
    route: 'GET /api/user/recipes/saved',
    make: (store) => store.dispatch(saved.getSavedRecipes.initiate()),
    answer: [aRecipe()],
  },
  getShopping: {
    route: 'GET /api/shopping',
    make: (store) => store.dispatch(shopping.getShopping.initiate({ since: 3 })),
    answer: SHOPPING,
  },
  changeShopping: {
    route: 'POST /api/shopping',
    make: (store) => store.dispatch(shopping.changeShopping.initiate(CHANGES)),
    sends: CHANGES,
    answer: SHOPPING,
  },
  getShoppingNews: {
    route: 'GET /api/shopping/news',
    make: (store) => store.dispatch(shopping.getShoppingNews.initiate()),
    answer: { revision: 4 },
  },
  shareShopping: {
    route: 'POST /api/shopping/share',
    make: (store) => store.dispatch(shopping.shareShopping.initiate()),
    answer: { share: SHARE },
  },
  unshareShopping: {
    route: 'DELETE /api/shopping/share',
    make: (store) => store.dispatch(shopping.unshareShopping.initiate()),
    answer: null,
  },
  getSharedList: {
    route: `GET /api/shared-lists/${SHARE}`,
    make: (store) => store.dispatch(shopping.getSharedList.initiate({ share: SHARE })),
    answer: SHOPPING,
  },
  changeSharedList: {
    route: `POST /api/shared-lists/${SHARE}`,
    make: (store) => store.dispatch(shopping.changeSharedList.initiate({ share: SHARE, ...CHANGES })),
    sends: CHANGES,
    answer: SHOPPING,
  },
  getSharedListNews: {
    route: `GET /api/shared-lists/${SHARE}/news`,
    make: (store) => store.dispatch(shopping.getSharedListNews.initiate({ share: SHARE })),
    answer: { revision: 4 },
  },
  getCookbook: {
    route: 'GET /api/cookbook',
    make: (store) => store.dispatch(cookbook.getCookbook.initiate({ since: 3 })),
    answer: COOKBOOK,
  },
  changeCookbook: {
    route: 'POST /api/cookbook',
    make: (store) => store.dispatch(cookbook.changeCookbook.initiate(REMOVAL)),
    sends: REMOVAL,
    answer: COOKBOOK,
  },
  shareCollection: {
    route: `POST /api/cookbook/collections/${COLLECTION}/share`,
    make: (store) => store.dispatch(cookbook.shareCollection.initiate(COLLECTION)),
    answer: { share: SHARE },
  },
  unshareCollection: {
    route: `DELETE /api/cookbook/collections/${COLLECTION}/share`,
    make: (store) => store.dispatch(cookbook.unshareCollection.initiate(COLLECTION)),
    answer: null,
  },
  getSharedCollection: {
    route: `GET /api/shared-collections/${SHARE}`,
    make: (store) => store.dispatch(cookbook.getSharedCollection.initiate({ share: SHARE, language: 'en-GB' })),
    answer: { name: 'Sundays', total: 0, recipes: [], next: null },
  },
  removeRecipe: {
    route: 'DELETE /api/user/recipes/saved/7',
    make: (store) => store.dispatch(saved.removeRecipe.initiate({ id: 7 })),
    answer: null,
  },
  rateRecipe: {
    route: 'POST /api/user/recipes/ratings',
    make: (store) => store.dispatch(saved.rateRecipe.initiate(RATING)),
    sends: RATING,
    answer: null,
  },
  editRecipe: {
    route: 'PUT /api/user/recipes/7',
    make: (store) => store.dispatch(saved.editRecipe.initiate({ id: 7, ...EDIT })),
    sends: EDIT,
    answer: { outcome: 'stored', recipe: aRecipe() },
  },
  getRecipeHistory: {
    route: 'GET /api/user/recipes/7/versions',
    make: (store) => store.dispatch(saved.getRecipeHistory.initiate(7)),
    answer: { versions: [], dropped: 0 },
  },
  keepPhoto: {
    route: `PUT /api/user/photos/${'ab'.repeat(32)}`,
    make: (store) => store.dispatch(saved.keepPhoto.initiate({ name: 'ab'.repeat(32), jpeg: 'QUJD' })),
    sends: { jpeg: 'QUJD' },
    answer: null,
  },
  keepSharedPhoto: {
    route: `PUT /api/recipes/photos/${'ab'.repeat(32)}`,
    make: (store) =>
      store.dispatch(sharedPhotoApi.endpoints.keepSharedPhoto.initiate({ name: 'ab'.repeat(32), jpeg: 'QUJD' })),
    sends: { jpeg: 'QUJD' },
    answer: null,
  },
  createRecipe: {
    route: 'POST /api/recipes',
    make: (store) => store.dispatch(guest.createRecipe.initiate(POSTED)),
    sends: POSTED,
    answer: { id: 7 },
  },
  getRecipe: {
    route: 'GET /api/recipes/7',
    make: (store) => store.dispatch(guest.getRecipe.initiate({ id: 7, language: 'fr' })),
    answer: aRecipe(),
  },
  adaptRecipe: {
    route: 'POST /api/recipes/7/adapt',
    make: (store) => store.dispatch(recipePage.adaptRecipe.initiate({ id: 7, ...KITCHEN })),
    sends: KITCHEN,
    answer: { swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 },
  },
  readPage: {
    route: 'POST /api/recipes/from-page',
    make: (store) => store.dispatch(addRecipe.readPage.initiate(PAGE)),
    sends: PAGE,
    answer: { ...PAGE, text: 'Soup\n\nIngredients:\n2 leeks\n\nMethod:\nSimmer.' },
  },
  readPhotos: {
    route: 'POST /api/recipes/from-photos',
    make: (store) => store.dispatch(addRecipe.readPhotos.initiate([new Blob(['page'])])),
    answer: { text: 'Soup' },
    timeoutMs: READ_PHOTOS_TIMEOUT_MS,
  },
  readFile: {
    route: 'POST /api/recipes/from-file',
    make: (store) => store.dispatch(addRecipe.readFile.initiate({ file: new Blob(['{}']), name: 'all.json' })),
    answer: [{ fault: 'noRecipe', where: 'all.json' }],
    timeoutMs: READ_FILE_TIMEOUT_MS,
  },
  saveImported: {
    route: 'POST /api/user/recipes/imported',
    make: (store) => store.dispatch(addRecipe.saveImported.initiate({ recipes: [IMPORTED] })),
    sends: { recipes: [IMPORTED] },
    answer: { results: [{ id: 7, isNew: true }] },
  },
  shareRecipe: {
    route: 'POST /api/recipes/share',
    make: (store) => store.dispatch(guest.shareRecipe.initiate(POSTED)),
    sends: POSTED,
    answer: { id: 7, url: 'https://larder.example/recipe/7' },
  },
  sendImageFeedback: {
    route: 'POST /api/recipes/image-feedback',
    make: (store) => store.dispatch(recipePage.sendImageFeedback.initiate(FEEDBACK)),
    sends: FEEDBACK,
    answer: { newImageUrl: '/pictures/shakshuka~1.webp' },
  },
  updateProfile: {
    route: 'PUT /api/user/profile',
    make: (store) => store.dispatch(account.updateProfile.initiate(NAMES)),
    sends: NAMES,
    answer: USER,
  },
  updateEmail: {
    route: 'PUT /api/user/email',
    make: (store) => store.dispatch(account.updateEmail.initiate(CREDENTIALS)),
    sends: CREDENTIALS,
    answer: USER,
  },
  updatePassword: {
    route: 'PUT /api/user/password',
    make: (store) => store.dispatch(account.updatePassword.initiate(PASSWORDS)),
    sends: PASSWORDS,
    answer: null,
  },
  updateMarketingConsent: {
    route: 'PUT /api/user/marketing-consent',
    make: (store) => store.dispatch(account.updateMarketingConsent.initiate({ marketingConsent: true })),
    sends: { marketingConsent: true },
    answer: USER,
  },
  getSessions: {
    route: 'GET /api/user/sessions',
    make: (store) => store.dispatch(account.getSessions.initiate()),
    answer: [{ id: 3, createdAt: NOON, lastUsedAt: NOON, browser: null, system: null, isCurrent: true }],
  },
  endSession: {
    route: 'POST /api/user/sessions/7/end',
    make: (store) => store.dispatch(account.endSession.initiate({ id: 7, password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
  endOtherSessions: {
    route: 'POST /api/user/sessions/end',
    make: (store) => store.dispatch(account.endOtherSessions.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
  getSecondFactor: {
    route: 'GET /api/user/second-factor',
    make: (store) => store.dispatch(account.getSecondFactor.initiate()),
    answer: { turnedOnAt: NOON, recoveryCodesLeft: 10 },
  },
  beginSecondFactor: {
    route: 'POST /api/user/second-factor/setup',
    make: (store) => store.dispatch(account.beginSecondFactor.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: { secret: 'JBSWY3DP', secretAddress: 'otpauth://totp/Larder?secret=JBSWY3DP' },
  },
  confirmSecondFactor: {
    route: 'POST /api/user/second-factor',
    make: (store) => store.dispatch(account.confirmSecondFactor.initiate({ oneTimeCode: '123456' })),
    sends: { oneTimeCode: '123456' },
    answer: { recoveryCodes: ['AAAA-BBBB-CCCC'] },
  },
  renewRecoveryCodes: {
    route: 'POST /api/user/second-factor/recovery-codes',
    make: (store) => store.dispatch(account.renewRecoveryCodes.initiate(FACTOR_PROOF)),
    sends: FACTOR_PROOF,
    answer: { recoveryCodes: ['AAAA-BBBB-CCCC'] },
  },
  turnOffSecondFactor: {
    route: 'POST /api/user/second-factor/off',
    make: (store) => store.dispatch(account.turnOffSecondFactor.initiate(FACTOR_PROOF)),
    sends: FACTOR_PROOF,
    answer: null,
  },
  exportData: {
    route: 'GET /api/user/export',
    make: (store) => store.dispatch(account.exportData.initiate()),
    answer: EXPORT,
  },
  deleteAccount: {
    route: 'POST /api/user/delete',
    make: (store) => store.dispatch(account.deleteAccount.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
  deleteRecipe: {
    route: 'DELETE /api/recipes/7',
    make: (store) => store.dispatch(recipePage.deleteRecipe.initiate(7)),
    answer: null,
  },
  getHealth: {
    route: 'GET /api/health',
    make: (store) => store.dispatch(guest.getHealth.initiate()),
    answer: HEALTH,
  },
};
