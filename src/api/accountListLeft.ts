import { createAction } from '@reduxjs/toolkit';

/** The account with this uid was signed out of on this page; its lists are shown no longer. */
export const accountListLeft = createAction<string>('api/accountListLeft');
