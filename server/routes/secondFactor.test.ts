import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Secret } from 'otpauth';
import type { Database } from '../db/schema';
import { ADA, authCalls, cookiesOf, type Cookies } from '../testing/authCalls';
import { openApp, type TestAppOptions } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { signUp, TEST_PASSWORD } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';
import { codeOf as appCode, FACTOR, turnOnSecondFactor } from '../testing/turnOnSecondFactor';

const START = Date.parse('2026-01-01T12:00:00Z');
const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const KEY = Buffer.alloc(32, 7);

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
let uptime: number;
let box: ReturnType<typeof openMailbox>;
const open = (options: TestAppOptions = {}) =>
  openApp({
    db,
    mailer: box.mailer,
    secretKey: KEY,
    now: () => new Date(present),
    elapsed: () => uptime,
    ...options,
  });

beforeEach(async () => {
  present = START;
  uptime = 0;
  box = openMailbox();
  db = await openTestDatabase();
  app = await open();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const { post, login, statusOfMe } = authCalls(() => app);

const pass = (ms: number) => {
  present += ms;
  uptime += ms;
};

const codeOf = (secret: string, at = present) => appCode(secret, at);

const inject = (url: string, payload: object | undefined, cookies: Cookies) =>
  app.inject({ method: payload ? 'POST' : 'GET', url, payload, cookies });

const turnOn = async () => {
  const on = await turnOnSecondFactor(app, present);
  expect(on.confirmed.statusCode).toBe(200);
  // The code that turned it on is used up.
  pass(2 * STEP_MS);
  return on;
};

const challenge = async (cookies: Cookies = {}) => {
  const reply = await login(ADA, cookies);
  return { reply, challengeToken: reply.json<{ challengeToken: string }>().challengeToken };
};
const answer = (challengeToken: string, oneTimeCode: string, cookies: Cookies = {}) =>
  post('second-step', { challengeToken, oneTimeCode }, cookies);
const wrongCode = '000000';
const errorOf = (reply: { json: <T>() => T }) => reply.json<{ error: string }>().error;

describe('turning two-step sign-in on', () => {
  it('needs the password and then a code, and gives a key of 160 bits and ten codes of 60', async () => {
    const ada = await signUp(app, 'ada');
    expect((await inject(`${FACTOR}/setup`, { password: 'wrong' }, ada.cookies)).statusCode).toBe(403);
    const begun = await inject(`${FACTOR}/setup`, { password: TEST_PASSWORD }, ada.cookies);
    const { secret, secretAddress } = begun.json<{ secret: string; secretAddress: string }>();
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(secretAddress).toContain(`secret=${secret}`);
    expect((await login()).json()).toHaveProperty('uid');
    const wrong = await inject(FACTOR, { oneTimeCode: codeOf(secret, present + 10 * MINUTE_MS) }, ada.cookies);
    expect([wrong.statusCode, errorOf(wrong)]).toEqual([403, 'WRONG_CODE']);
    const confirmed = await inject(FACTOR, { oneTimeCode: codeOf(secret) }, ada.cookies);
    expect(new Set(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
    expect(confirmed.body).toMatch(/"[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}"/);
    expect(confirmed.headers['cache-control']).toBe('private, no-store');
  });

  it('signs out every other browser, continues under a new session, and sends a mail', async () => {
    const { ada, cookies } = await turnOn();
    expect(await statusOfMe(ada.cookies)).toBe(401);
    expect(await statusOfMe(cookies)).toBe(200);
    expect((await box.received(1)).map(({ subject }) => subject)).toEqual(['Two-step sign-in is on']);
    const state = await inject(FACTOR, undefined, cookies);
    expect(state.json()).toEqual({ turnedOnAt: new Date(START).toISOString(), recoveryCodesLeft: 10 });
  });

  it('is refused with a key that waited for more than a quarter of an hour', async () => {
    const ada = await signUp(app, 'ada');
    const begun = await inject(`${FACTOR}/setup`, { password: TEST_PASSWORD }, ada.cookies);
    pass(16 * MINUTE_MS);
    const late = await inject(FACTOR, { oneTimeCode: codeOf(begun.json<{ secret: string }>().secret) }, ada.cookies);
    expect(late.statusCode).toBe(410);
  });

  it('stores neither the key nor a code as text, and exports neither', async () => {
    const { secret, recoveryCodes, cookies } = await turnOn();
    const stored = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    const exported = (await inject('/api/user/export', undefined, cookies)).body;
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text);
      expect(exported).not.toContain(text);
    }
    expect(stored).toContain('$argon2id$');
  });
});

describe('signing in with a second step', () => {
  it('opens no session before the code is right', async () => {
    const { secret } = await turnOn();
    const { reply, challengeToken } = await challenge();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ challengeToken });
    expect(reply.cookies).toEqual([]);
    for (const session of [challengeToken, secret]) expect(await statusOfMe({ session })).toBe(401);
    const wrong = await answer(challengeToken, wrongCode);
    expect(wrong.json()).toEqual({ error: 'WRONG_CODE', message: expect.stringContaining('clock') as string });
    const code = codeOf(secret);
    const done = await answer(challengeToken, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(done.json()).toMatchObject({ user: { email: ADA.email }, recoveryCodesLeft: null });
    expect(await statusOfMe(cookiesOf(done))).toBe(200);
  });

  it('accepts a clock that is one step off, and no more', async () => {
    const { secret } = await turnOn();
    for (const [steps, status] of [
      [-2, 403],
      [2, 403],
      [-1, 200],
      [1, 200],
    ] as const) {
      const { challengeToken } = await challenge();
      expect((await answer(challengeToken, codeOf(secret, present + steps * STEP_MS))).statusCode).toBe(status);
    }
  });

  it('refuses a code that was used, also in another sign-in, and one older than it', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    expect((await answer((await challenge()).challengeToken, code)).statusCode).toBe(200);
    for (const used of [code, codeOf(secret, present - STEP_MS)])
      expect(errorOf(await answer((await challenge()).challengeToken, used))).toBe('WRONG_CODE');
  });

  it('accepts codes again when the clock of the server was ahead and is set right', async () => {
    const { secret } = await turnOn();
    present += 24 * 60 * MINUTE_MS;
    expect((await answer((await challenge()).challengeToken, codeOf(secret))).statusCode).toBe(200);
    present -= 24 * 60 * MINUTE_MS;
    expect((await answer((await challenge()).challengeToken, codeOf(secret))).statusCode).toBe(200);
    expect((await answer((await challenge()).challengeToken, codeOf(secret))).statusCode).toBe(403);
  });

  it('takes a recovery code once, says how many are left, and sends a mail', async () => {
    const { recoveryCodes } = await turnOn();
    const typed = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ');
    const done = await answer((await challenge()).challengeToken, typed);
    expect(done.json()).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await box.received(2)).at(-1)!.text).toContain('Codes left: 9.');
    expect(errorOf(await answer((await challenge()).challengeToken, typed))).toBe('WRONG_CODE');
  });

  it('still asks for the code after a new password by mail', async () => {
    await turnOn();
    await post('forgot-password', { email: ADA.email });
    await box.received(2);
    const token = box.link().split('/').at(-1)!;
    expect((await post('reset-password', { token, password: 'a new password' })).statusCode).toBe(204);
    expect((await login({ ...ADA, password: 'a new password' })).json()).toHaveProperty('challengeToken');
  });

  it('hashes the password with today’s settings, and the code still opens the session', async () => {
    const { secret } = await turnOn();
    const hashNow = async () => (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash; // prettier-ignore
    await app.close();
    app = await open({ environment: { PASSWORD_PASSES: '2' } });
    expect(await hashNow()).toContain('t=1');
    expect((await login({ ...ADA, password: 'wrong password' })).statusCode).toBe(401);
    expect(await hashNow()).toContain('t=1');
    const { challengeToken } = await challenge();
    const renewed = await hashNow();
    expect(renewed).toContain('t=2');
    expect((await answer(challengeToken, codeOf(secret))).statusCode).toBe(200);
    await challenge();
    expect(await hashNow()).toBe(renewed);
  });

  it('works with recovery codes when the key file was lost', async () => {
    const { secret, recoveryCodes } = await turnOn();
    await app.close();
    app = await open({ secretKey: Buffer.alloc(32, 8) });
    const { challengeToken } = await challenge();
    expect((await answer(challengeToken, codeOf(secret))).statusCode).toBe(403);
    expect((await answer(challengeToken, recoveryCodes[0]!)).statusCode).toBe(200);
  });
});

describe('an attack on the second step', () => {
  it('has five tries for each challenge, which ends after five minutes and with its first right code', async () => {
    const { secret } = await turnOn();
    const { challengeToken } = await challenge();
    for (let i = 0; i < 5; i++) expect(errorOf(await answer(challengeToken, wrongCode))).toBe('WRONG_CODE');
    expect(errorOf(await answer(challengeToken, codeOf(secret)))).toBe('SIGN_IN_EXPIRED');
    const late = await challenge();
    uptime += 5 * MINUTE_MS;
    expect(errorOf(await answer(late.challengeToken, codeOf(secret)))).toBe('SIGN_IN_EXPIRED');
    const used = await challenge();
    expect((await answer(used.challengeToken, codeOf(secret))).statusCode).toBe(200);
    expect(errorOf(await answer(used.challengeToken, codeOf(secret, present + STEP_MS)))).toBe('SIGN_IN_EXPIRED');
  });

  it('is slowed over many challenges after ten tries, and neither a right password nor a new one clears that', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '10' } });
    await turnOn();
    const statuses: number[] = [];
    let { challengeToken } = await challenge();
    for (let i = 0; i < 15; i++) {
      if (i % 4 === 0) ({ challengeToken } = await challenge());
      statuses.push((await answer(challengeToken, wrongCode)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), ...Array<number>(5).fill(429)]);
    await post('forgot-password', { email: ADA.email });
    await box.received(2);
    await post('reset-password', { token: box.link().split('/').at(-1)!, password: TEST_PASSWORD });
    ({ challengeToken } = await challenge());
    expect((await answer(challengeToken, wrongCode)).statusCode).toBe(429);
    uptime += 31_000;
    ({ challengeToken } = await challenge());
    expect((await answer(challengeToken, wrongCode)).statusCode).toBe(403);
  });

  it('does not lock out a browser that has passed the second step before', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '3' } });
    const { secret, cookies } = await turnOn();
    const { challengeToken } = await challenge();
    for (let i = 0; i < 4; i++) await answer(challengeToken, wrongCode);
    const own = await challenge(cookies);
    expect((await answer(own.challengeToken, codeOf(secret), cookies)).statusCode).toBe(200);
  });

  it('wins no race: parallel guesses are tried one at a time, and one code opens one session', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const { challengeToken } = await challenge();
    const guesses = await Promise.all(recoveryCodes.slice(0, 5).map((code) => answer(challengeToken, code)));
    expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const code of [codeOf(secret), recoveryCodes.at(-1)!]) {
      const tokens = await Promise.all(Array.from({ length: 6 }, async () => (await challenge()).challengeToken));
      const replies = await Promise.all(tokens.map((token) => answer(token, code)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  it('gets nowhere with a challenge at any other operation', async () => {
    const { cookies } = await turnOn();
    const { challengeToken } = await challenge();
    const forged: Cookies[] = [{ session: challengeToken }, { device: challengeToken }, {}];
    for (const one of forged)
      for (const [url, payload] of [
        ['/api/user/export', undefined],
        [FACTOR, undefined],
        [FACTOR, { oneTimeCode: wrongCode }],
        [`${FACTOR}/off`, { password: TEST_PASSWORD, oneTimeCode: wrongCode }],
        ['/api/user/delete', { password: TEST_PASSWORD, challengeToken }],
      ] as const)
        expect((await inject(url, payload, one)).statusCode).toBe(401);
    expect(await statusOfMe(cookies)).toBe(200);
  });

  it('ends an open challenge with a new password, and replaces the session that a browser had before', async () => {
    const { secret, cookies } = await turnOn();
    const mallory = await signUp(app, 'mallory');
    const fixed = await challenge(mallory.cookies);
    const done = await answer(fixed.challengeToken, codeOf(secret), mallory.cookies);
    expect(cookiesOf(done).session).not.toBe(mallory.cookies.session);
    expect(await statusOfMe(mallory.cookies)).toBe(401);
    const { challengeToken } = await challenge();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    await app.inject({ method: 'PUT', url: '/api/user/password', payload: change, cookies });
    const code = codeOf(secret, present + STEP_MS);
    expect(errorOf(await answer(challengeToken, code))).toBe('SIGN_IN_EXPIRED');
  });
});

describe('a second factor that is on', () => {
  it('is turned off with the password and a code, which sends a mail', async () => {
    const { secret, cookies } = await turnOn();
    const off = (payload: object) => inject(`${FACTOR}/off`, payload, cookies);
    expect((await off({ password: 'wrong', oneTimeCode: codeOf(secret) })).statusCode).toBe(403);
    expect(errorOf(await off({ password: TEST_PASSWORD, oneTimeCode: wrongCode }))).toBe('WRONG_CODE');
    expect((await off({ password: TEST_PASSWORD, oneTimeCode: codeOf(secret) })).statusCode).toBe(204);
    expect((await box.received(2)).at(-1)!.subject).toBe('Two-step sign-in is off');
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect((await login()).json()).toHaveProperty('uid');
  });

  it('gets new recovery codes with the password and a code, and the old ones end', async () => {
    const { secret, recoveryCodes, cookies } = await turnOn();
    const proof = { password: TEST_PASSWORD, oneTimeCode: codeOf(secret) };
    const renewed = (await inject(`${FACTOR}/recovery-codes`, proof, cookies)).json<{ recoveryCodes: string[] }>();
    expect(errorOf(await answer((await challenge()).challengeToken, recoveryCodes[0]!))).toBe('WRONG_CODE');
    expect((await answer((await challenge()).challengeToken, renewed.recoveryCodes[0]!)).statusCode).toBe(200);
  });

  it('is not replaced by another set-up, and is deleted with the account', async () => {
    const { cookies } = await turnOn();
    expect((await inject(`${FACTOR}/setup`, { password: TEST_PASSWORD }, cookies)).statusCode).toBe(409);
    expect((await inject('/api/user/delete', { password: TEST_PASSWORD }, cookies)).statusCode).toBe(204);
    for (const table of ['second_factors', 'recovery_codes'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
