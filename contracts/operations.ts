import { COOKBOOK_OPERATIONS } from './operations/cookbook';
import type { Operation } from './operations/operation';
import { PREFERENCES_OPERATIONS } from './operations/preferences';
import { PROFILE_OPERATIONS } from './operations/profile';
import { RECIPE_OPERATIONS } from './operations/recipes';
import { SAVED_OPERATIONS } from './operations/saved';
import { SEARCH_OPERATIONS } from './operations/search';
import { SERVER_OPERATIONS } from './operations/server';
import { SESSION_OPERATIONS } from './operations/session';
import { SHOPPING_OPERATIONS } from './operations/shopping';
import type { RouteName } from './routes';

export type { Operation };

/** Every call of the API. The server registers its routes from this table, and `/api/docs` describes it. */
export const OPERATIONS = {
  ...SESSION_OPERATIONS,
  ...PREFERENCES_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...SAVED_OPERATIONS,
  ...RECIPE_OPERATIONS,
  ...PROFILE_OPERATIONS,
  ...SHOPPING_OPERATIONS,
  ...COOKBOOK_OPERATIONS,
  ...SERVER_OPERATIONS,
} as const satisfies Record<RouteName, Operation>;

export type OperationName = RouteName;
