import { createAction } from '@reduxjs/toolkit';

/** What looks after an account is there now, and begins with what it finds. */
export const accountAttended = createAction('account/attended');

/** The page went out of sight: it may never come back. */
export const pageHidden = createAction('account/pageHidden');

/** The page is in sight again. */
export const pageShown = createAction('account/pageShown');
