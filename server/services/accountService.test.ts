import type * as Argon2 from '@node-rs/argon2';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD } from '../testing/signUp';

const argon2 = { hash: 0, verify: 0 };
/** Runs while a password is being checked. */
let meanwhile: (() => Promise<unknown>) | undefined;
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      argon2.hash += 1;
      return real.hash(...args);
    },
    verify: async (...args: Parameters<typeof real.verify>) => {
      argon2.verify += 1;
      const isRight = await real.verify(...args);
      const happening = meanwhile;
      meanwhile = undefined;
      await happening?.();
      return isRight;
    },
  };
});

let app: FastifyInstance;
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase(':memory:');
  app = await openApp({ db });
  await signUp(app, 'ada');
});
afterAll(() => app.close());

/** The hashing work of a call. */
const workOf = async (path: string, payload: object) => {
  argon2.hash = 0;
  argon2.verify = 0;
  await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  return { ...argon2 };
};

/** Hashing takes a thousand times as long as everything else, so equal work means equal time. */
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

describe("a sign-in during which the password's hash changes", () => {
  it.each([
    ['because another sign-in rehashed the same one, goes on', TEST_PASSWORD, 200],
    ['because there is a new password, is refused', 'another password', 401],
  ])('%s', async (_name, password, status) => {
    meanwhile = async () =>
      db
        .updateTable('users')
        .set({ password_hash: await hash(password) })
        .execute();
    const payload = { email: 'ada@example.org', password: TEST_PASSWORD };
    expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(status);
    expect(meanwhile).toBeUndefined();
  });
});
