import type { ShoppingAnswer, ShoppingChanges } from '@contracts/shopping';
import { NO_ANSWER, SHOPPING_ANSWER, SHOPPING_NEWS_ANSWER, SHOPPING_SHARE_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

interface Reading {
  /** The end of the link of a shared list. */
  share: string;
  /** The revision that is known; absent: the whole list. */
  since?: number;
}

const sinceParams = ({ since }: Pick<Reading, 'since'>) => (since === undefined ? undefined : { since });

/**
 * Shopping lists on the server: the account's, and the one at the end of a link. Reads are mutations too, because the
 * shopping slice joins each answer with what the device has, and nothing is kept here.
 */
export const shoppingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getShopping: build.mutation<ShoppingAnswer, Pick<Reading, 'since'>>({
      query: (reading) => ({ ...callOf('getShopping'), params: sinceParams(reading) }),
      extraOptions: SHOPPING_ANSWER,
    }),

    changeShopping: build.mutation<ShoppingAnswer, ShoppingChanges>({
      query: (body) => ({ ...callOf('changeShopping'), body }),
      extraOptions: SHOPPING_ANSWER,
    }),

    getShoppingNews: build.mutation<{ revision: number }, void>({
      query: () => callOf('getShoppingNews'),
      extraOptions: SHOPPING_NEWS_ANSWER,
    }),

    shareShopping: build.mutation<{ share: string }, void>({
      query: () => callOf('shareShopping'),
      extraOptions: SHOPPING_SHARE_ANSWER,
    }),

    unshareShopping: build.mutation<null, void>({
      query: () => callOf('unshareShopping'),
      extraOptions: NO_ANSWER,
    }),

    getSharedList: build.mutation<ShoppingAnswer, Reading>({
      query: ({ share, ...reading }) => ({ ...callOf('getSharedList', { share }), params: sinceParams(reading) }),
      extraOptions: SHOPPING_ANSWER,
    }),

    changeSharedList: build.mutation<ShoppingAnswer, ShoppingChanges & Pick<Reading, 'share'>>({
      query: ({ share, ...body }) => ({ ...callOf('changeSharedList', { share }), body }),
      extraOptions: SHOPPING_ANSWER,
    }),

    getSharedListNews: build.mutation<{ revision: number }, Pick<Reading, 'share'>>({
      query: ({ share }) => callOf('getSharedListNews', { share }),
      extraOptions: SHOPPING_NEWS_ANSWER,
    }),
  }),
});
