import { ROUTES, type RouteName } from '../routes';
import {
  sharedListParamsSchema,
  shoppingChangesSchema,
  shoppingListSchema,
  shoppingNewsSchema,
  shoppingQuerySchema,
  shoppingShareSchema,
} from '../shopping';
import type { Operation } from './operation';

/** Shopping lists, of accounts and by their links. */
export const SHOPPING_OPERATIONS = {
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
} as const satisfies Partial<Record<RouteName, Operation>>;
