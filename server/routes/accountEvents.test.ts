import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { createMetrics, type Metrics } from '../metrics/metrics';
import { SESSIONS_MAX } from '../repositories/sessionsRepository';
import { ADA, authCalls, HOUR_MS } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD } from '../testing/signUp';
import { codeOf, FACTOR, turnOnSecondFactor } from '../testing/turnOnSecondFactor';

const START = Date.parse('2026-01-01T12:00:00Z');
const STEP_MS = 30_000;

let db: Kysely<Database>;
let app: FastifyInstance;
let metrics: Metrics;
let present: number;
let lines: string[];
const open = () => {
  metrics = createMetrics('1');
  const logger = pino({ level: 'trace', base: undefined }, { write: (line) => void lines.push(line) });
  return openApp({ db, logger, metrics, secretKey: Buffer.alloc(32, 7), now: () => new Date(present) });
};
beforeEach(async () => {
  present = START;
  lines = [];
  db = await openDatabase(':memory:');
  app = await open();
});
afterEach(() => app.close());

const { post, login } = authCalls(() => app);

const events = () =>
  lines
    .map((line) => JSON.parse(line) as { security?: string; account?: string; count?: number; level: number })
    .filter(({ security }) => security !== undefined);
const kinds = () => events().map(({ security }) => security);
const counted = async (kind: string) =>
  new RegExp(`^larder_security_events_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(await metrics.text())?.[1];
const challengeToken = async () => (await login()).json<{ challengeToken: string }>().challengeToken;
const answer = async (oneTimeCode: string) =>
  post('second-step', { challengeToken: await challengeToken(), oneTimeCode });

describe('the security events of a second factor', () => {
  it('say that it was turned on, asked for, passed, refused, used up and turned off, and count it', async () => {
    const { ada, secret, recoveryCodes, cookies } = await turnOnSecondFactor(app, present);
    lines.length = 0;
    present += 2 * STEP_MS;
    expect((await answer('000000')).statusCode).toBe(403);
    expect((await answer(codeOf(secret, present))).statusCode).toBe(200);
    expect((await answer(recoveryCodes[0]!)).statusCode).toBe(200);
    const send = (path: string, oneTimeCode: string) =>
      app.inject({
        method: 'POST',
        url: `${FACTOR}/${path}`,
        payload: { password: TEST_PASSWORD, oneTimeCode },
        cookies,
      });
    const renewed = await send('recovery-codes', recoveryCodes[1]!);
    const [code] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await send('off', code!)).statusCode).toBe(204);
    expect(kinds()).toEqual([
      'codeAsked',
      'codeRefused',
      'codeAsked',
      'signedIn',
      'codeAsked',
      'recoveryCodeUsed',
      'signedIn',
      'recoveryCodeUsed',
      'recoveryCodesRenewed',
      'recoveryCodeUsed',
      'secondFactorOff',
    ]);
    expect(new Set(events().flatMap(({ account }) => account ?? []))).toEqual(new Set([ada.uid]));
    for (const [kind, count] of [
      ['secondFactorOn', '1'],
      ['secondFactorOff', '1'],
      ['codeAsked', '3'],
      ['codeRefused', '1'],
      ['recoveryCodeUsed', '3'],
      ['signedIn', '2'],
    ] as const)
      expect([kind, await counted(kind)]).toEqual([kind, count]);
    expect(lines.filter((line) => /@|127\.0\.0\.1/.test(line))).toEqual([]);
  });
});

describe('the security events of sessions that no one ended', () => {
  it('count the surplus of an account', async () => {
    await signUp(app, 'ada');
    for (let i = 0; i <= SESSIONS_MAX; i += 1) await login(ADA);
    const ended = events().filter(({ security }) => security === 'sessionSurplus');
    expect(ended).toEqual([
      expect.objectContaining({ account: expect.any(String), count: 1 }),
      expect.objectContaining({ count: 1 }),
    ]);
    expect(await counted('sessionSurplus')).toBe('2');
  });

  it('count those that expired, when they are removed', async () => {
    await signUp(app, 'ada');
    await login();
    await app.close();
    present += 31 * 24 * HOUR_MS;
    app = await open();
    await app.ready();
    await app.close();
    const removed = await counted('sessionExpired');
    expect(removed).toBe('2');
    expect(events().filter(({ security }) => security === 'sessionExpired')).toEqual([
      expect.objectContaining({ count: 2 }),
    ]);
    lines.length = 0;
    app = await open();
    await app.ready();
    await app.close();
    expect(kinds()).toEqual([]);
  });
});
