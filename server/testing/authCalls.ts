import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD } from './signUp';

export type Cookies = Record<string, string>;

export const HOUR_MS = 3_600_000;

/** The credentials of the account made by `signUp(app, 'ada')`. */
export const ADA = { email: 'ada@example.org', password: TEST_PASSWORD };

/** The cookies a response sets, by name. */
export const cookiesOf = (reply: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));

/**
 * The calls for signing in and out, sent as by a browser with these cookies.
 * @param appNow returns the current server, because a test may start another one
 */
export const authCalls = (appNow: () => FastifyInstance) => {
  const post = (path: string, payload: object, cookies: Cookies = {}, more: object = {}) =>
    appNow().inject({ method: 'POST', url: `/api/auth/${path}`, payload, cookies, ...more });
  const me = (cookies: Cookies) => appNow().inject({ url: '/api/auth/me', cookies });
  const login = (credentials: object = ADA, cookies: Cookies = {}, more: object = {}) =>
    post('login', credentials, cookies, more);
  return {
    post,
    me,
    login,
    statusOfMe: async (cookies: Cookies) => (await me(cookies)).statusCode,
    signIn: async (credentials: object = ADA) => cookiesOf(await login(credentials)),
  };
};
