import { createAction } from '@reduxjs/toolkit';

/** The account listeners have been loaded. They start from the current state. */
export const accountAttended = createAction('account/attended');

/** A script on this page announced a change of the saved list. The account may have changed as well. */
export const savedListDoubted = createAction('account/savedListDoubted');

/** The page was hidden. It may never be shown again. */
export const pageHidden = createAction('account/pageHidden');

/** The page is visible again. */
export const pageShown = createAction('account/pageShown');
