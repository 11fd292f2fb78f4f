import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { cookiesOf } from './authCalls';
import { signUp, TEST_PASSWORD } from './signUp';

export const FACTOR = '/api/user/second-factor';

/** What the authenticator app shows at a time, in milliseconds. */
export const codeOf = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/**
 * A new account of Ada's with the factor on: the key, the recovery codes, and the cookies of the browser that did it.
 * @param at the present of the server, in milliseconds
 */
export const turnOnSecondFactor = async (app: FastifyInstance, at: number) => {
  const ada = await signUp(app, 'ada');
  const begun = await ada.post(`${FACTOR}/setup`, { password: TEST_PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await ada.post(FACTOR, { oneTimeCode: codeOf(secret, at) });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { ada, begun, confirmed, secret, recoveryCodes, cookies: cookiesOf(confirmed) };
};
