import type * as Argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../db/openDatabase';
import { openApp } from '../testing/openApp';
import { signUp } from '../testing/signUp';

const argon2 = { hash: 0, verify: 0 };
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      argon2.hash += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      argon2.verify += 1;
      return real.verify(...args);
    },
  };
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp({ db: await openDatabase(':memory:') });
  await signUp(app, 'ada');
});
afterAll(() => app.close());

/** How much hashing a call costs. */
const workOf = async (path: string, payload: object) => {
  argon2.hash = 0;
  argon2.verify = 0;
  await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  return { ...argon2 };
};

/** Hashing takes a thousand times as long as all the rest: as much of it is as much time. */
describe('an address that has an account costs as much as one that has none', () => {
  it.each([
    ['login', { verify: 1, hash: 0 }],
    ['register', { verify: 0, hash: 1 }],
    ['forgot-password', { verify: 0, hash: 0 }],
  ])('at %s', async (path, work) => {
    expect(await workOf(path, { email: 'ada@example.org', password: 'not the right one' })).toEqual(work);
    expect(await workOf(path, { email: 'nobody@example.org', password: 'not the right one' })).toEqual(work);
  });
});
