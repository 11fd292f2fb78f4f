import { screen } from '@testing-library/react';
import { USER } from './anAccount';
import { renderApp } from './renderApp';

const FACTOR_OFF = { turnedOnAt: null, recoveryCodesLeft: 0 };
const session = { status: 'signedIn' as const, uid: USER.uid };

/** Opens the account tab of the profile. */
export const openAccount = (api: NonNullable<Parameters<typeof renderApp>[1]>['api'] = {}) =>
  renderApp('/profile?tab=account', {
    session,
    api: { 'GET /api/auth/me': USER, 'GET /api/user/sessions': [], 'GET /api/user/second-factor': FACTOR_OFF, ...api },
  });

export const field = (name: string) => screen.findByRole('textbox', { name });
export const form = (name: string) => screen.findByRole('form', { name });
export const button = (name: string) => screen.findByRole('button', { name });
export const shownText = (text: string) => screen.queryByText(text);
