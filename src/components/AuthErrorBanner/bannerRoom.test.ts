/** @jest-environment jest-fixed-jsdom */
import { authErrorKind } from '@/lib/failures/authErrorKind';
import { bannerRoom, ROOM_ABOVE_DRAWN } from './bannerRoom';

afterEach(() => document.documentElement.removeAttribute('data-trouble'));

it.each([
  'auth/popup-blocked',
  'Firebase: Error (auth/unauthorized-domain).',
  'auth/invalid-action "here"',
  'auth/network-request-failed',
  'auth/unauthorized-domain, auth/network-request-failed',
])('a drawn Home keeps the room that the banner of %s takes', (message) => {
  document.documentElement.dataset.trouble = message;
  const kept = ROOM_ABOVE_DRAWN.flatMap((rule) => Object.entries(rule)).filter(([selectors]) =>
    selectors.split(', ').some((one) => document.documentElement.matches(one.replace(' [data-screen]::before', ''))),
  );
  expect(kept.at(-1)?.[1]).toMatchObject(bannerRoom(authErrorKind(message)));
});
