import { createAction } from '@reduxjs/toolkit';

/** The user signed out, or another user signed in. The previous user's data must be removed from this device. */
export const accountLeft = createAction('account/left');
