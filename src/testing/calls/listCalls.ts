import { cookbookApi } from '@/api/cookbookApi';
import { shoppingApi } from '@/api/shoppingApi';
import type { CallTable } from './call';

const shopping = shoppingApi.endpoints;
const SHARE = 'a'.repeat(27);
const CHANGES = { since: 3, changes: [{ id: 'abcdefghijklmnop', state: 'ticked' as const, at: 5 }] };
const SHOPPING = { revision: 4, isWhole: false, entries: [], refused: [] };
const cookbook = cookbookApi.endpoints;
const COLLECTION = 'abcdefghijklmnop';
const COOKBOOK = { revision: 4, isWhole: false, entries: [], refused: [], shares: {} };
const REMOVAL = { since: 3, changes: [{ id: COLLECTION, state: 'gone' as const, at: 5 }] };

/** Shopping lists and the cookbook. */
export const LIST_CALLS = {
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
} satisfies CallTable;
