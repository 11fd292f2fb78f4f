/** Where a call goes. */
export interface RouteAddress {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI style, with {name} for a path parameter. */
  path: `/api/${string}`;
}

/**
 * Method and path of every call, for both sides. `contracts/operations` adds the schemas; this table has none, so that
 * the browser can read it.
 */
export const ROUTES = {
  getMe: { method: 'GET', path: '/api/auth/me' },
  login: { method: 'POST', path: '/api/auth/login' },
  finishSignIn: { method: 'POST', path: '/api/auth/second-step' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  getPreferences: { method: 'GET', path: '/api/preferences' },
  savePreferences: { method: 'POST', path: '/api/preferences' },
  analyze: { method: 'POST', path: '/api/analyze' },
  getSuggestions: { method: 'GET', path: '/api/suggestions' },
  saveRecipe: { method: 'POST', path: '/api/user/recipes/saved' },
  getSavedRecipes: { method: 'GET', path: '/api/user/recipes/saved' },
  removeRecipe: { method: 'DELETE', path: '/api/user/recipes/saved/{id}' },
  editRecipe: { method: 'PUT', path: '/api/user/recipes/{id}' },
  getRecipeHistory: { method: 'GET', path: '/api/user/recipes/{id}/versions' },
  saveImported: { method: 'POST', path: '/api/user/recipes/imported' },
  keepPhoto: { method: 'PUT', path: '/api/user/photos/{name}' },
  keepSharedPhoto: { method: 'PUT', path: '/api/recipes/photos/{name}' },
  rateRecipe: { method: 'POST', path: '/api/user/recipes/ratings' },
  createRecipe: { method: 'POST', path: '/api/recipes' },
  getRecipe: { method: 'GET', path: '/api/recipes/{id}' },
  deleteRecipe: { method: 'DELETE', path: '/api/recipes/{id}' },
  adaptRecipe: { method: 'POST', path: '/api/recipes/{id}/adapt' },
  readPage: { method: 'POST', path: '/api/recipes/from-page' },
  readFile: { method: 'POST', path: '/api/recipes/from-file' },
  readPhotos: { method: 'POST', path: '/api/recipes/from-photos' },
  shareRecipe: { method: 'POST', path: '/api/recipes/share' },
  sendImageFeedback: { method: 'POST', path: '/api/recipes/image-feedback' },
  updateProfile: { method: 'PUT', path: '/api/user/profile' },
  updateEmail: { method: 'PUT', path: '/api/user/email' },
  updatePassword: { method: 'PUT', path: '/api/user/password' },
  updateMarketingConsent: { method: 'PUT', path: '/api/user/marketing-consent' },
  getSessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: { method: 'POST', path: '/api/user/sessions/{id}/end' },
  endOtherSessions: { method: 'POST', path: '/api/user/sessions/end' },
  getSecondFactor: { method: 'GET', path: '/api/user/second-factor' },
  beginSecondFactor: { method: 'POST', path: '/api/user/second-factor/setup' },
  confirmSecondFactor: { method: 'POST', path: '/api/user/second-factor' },
  renewRecoveryCodes: { method: 'POST', path: '/api/user/second-factor/recovery-codes' },
  turnOffSecondFactor: { method: 'POST', path: '/api/user/second-factor/off' },
  exportData: { method: 'GET', path: '/api/user/export' },
  deleteAccount: { method: 'POST', path: '/api/user/delete' },
  getShopping: { method: 'GET', path: '/api/shopping' },
  changeShopping: { method: 'POST', path: '/api/shopping' },
  getShoppingNews: { method: 'GET', path: '/api/shopping/news' },
  shareShopping: { method: 'POST', path: '/api/shopping/share' },
  unshareShopping: { method: 'DELETE', path: '/api/shopping/share' },
  getSharedList: { method: 'GET', path: '/api/shared-lists/{share}' },
  changeSharedList: { method: 'POST', path: '/api/shared-lists/{share}' },
  getSharedListNews: { method: 'GET', path: '/api/shared-lists/{share}/news' },
  getCookbook: { method: 'GET', path: '/api/cookbook' },
  changeCookbook: { method: 'POST', path: '/api/cookbook' },
  shareCollection: { method: 'POST', path: '/api/cookbook/collections/{collection}/share' },
  unshareCollection: { method: 'DELETE', path: '/api/cookbook/collections/{collection}/share' },
  getSharedCollection: { method: 'GET', path: '/api/shared-collections/{share}' },
  getHealth: { method: 'GET', path: '/api/health' },
  getLive: { method: 'GET', path: '/api/live' },
  getReady: { method: 'GET', path: '/api/ready' },
} as const satisfies Record<string, RouteAddress>;

export type RouteName = keyof typeof ROUTES;

/** The address of an account's recipes as one file. It is no call of the table, because it answers with a zip. */
export const ARCHIVE_PATH = '/api/user/archive';

/** Calls that a load balancer makes, not the browser. */
export const BALANCER_CALLS = ['getLive', 'getReady'] as const satisfies readonly RouteName[];
export type BalancerCall = (typeof BALANCER_CALLS)[number];
