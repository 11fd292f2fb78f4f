import {
  collectionParamsSchema,
  cookbookChangesSchema,
  cookbookSchema,
  sharedCollectionQuerySchema,
  sharedCollectionSchema,
} from '../cookbook';
import { ROUTES, type RouteName } from '../routes';
import { sharedListParamsSchema, shoppingQuerySchema, shoppingShareSchema } from '../shopping';
import type { Operation } from './operation';

/** Notes, cooked dishes and collections. */
export const COOKBOOK_OPERATIONS = {
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
} as const satisfies Partial<Record<RouteName, Operation>>;
