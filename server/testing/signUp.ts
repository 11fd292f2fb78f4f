import type { FastifyInstance, InjectOptions } from 'fastify';
import type { User } from '@contracts/session';

export const TEST_PASSWORD = 'correct horse battery';

type Call = Omit<InjectOptions, 'url' | 'method' | 'cookies'>;

/** Creates an account. The result sends requests as a browser signed in to it. */
export const signUp = async (app: FastifyInstance, name: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email: `${name}@example.org`, password: TEST_PASSWORD, firstName: name, lastName: 'Cook' },
  });
  if (reply.statusCode !== 200) throw new Error(`Could not sign up ${name}: ${reply.statusCode} ${reply.body}`);
  const cookies = Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie.value]));
  const send = (method: NonNullable<InjectOptions['method']>, url: string, call: Call = {}) =>
    app.inject({ ...call, method, url, cookies });
  return {
    uid: reply.json<User>().uid,
    email: `${name}@example.org`,
    cookies,
    send,
    get: (url: string, call?: Call) => send('GET', url, call),
    post: (url: string, payload: object, call?: Call) => send('POST', url, { ...call, payload }),
  };
};

export type SignedUp = Awaited<ReturnType<typeof signUp>>;
