import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { openApp } from './testing/openApp';
import { signUp, TEST_PASSWORD } from './testing/signUp';

/** The list of MDN's HTTP Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
const BASE = 100;
/** From this score on, what earns more than is needed counts, too. */
const EXTRA_FROM = 90;
const BEST = 100;

const HALF_A_YEAR = 15_552_000;
const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

let dir: string;
let app: Awaited<ReturnType<typeof openApp>>;
let home: LightMyRequestResponse;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'larder-observed-'));
  const template = readFileSync(join(__dirname, '..', 'src/app/page/index.html'), 'utf8');
  const page = template.replace('</head>', '<script defer src="/assets/main.12345678.js"></script></head>');
  writeFileSync(join(dir, 'index.html'), page);
  app = await openApp({ clientDir: dir, environment: { PUBLIC_URL: 'https://larder.example' } });
  home = await app.inject({ url: '/', headers: { host: 'larder.example' } });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const header = (name: string): string => String(home.headers[name] ?? '');

/** The sources of each directive of the policy. */
const policyOf = (text: string) =>
  new Map(text.split(';').map((part) => [part.trim().split(' ')[0]!, part.trim().split(' ').slice(1)]));

const BROAD = ['*', 'http:', 'https:', 'data:', 'ftp:', "'unsafe-inline'", "'unsafe-eval'"];

const policyScore = (): number => {
  const policy = policyOf(header('content-security-policy'));
  const isUnsafe = ['script-src', 'style-src', 'object-src', 'default-src'].some((name) =>
    policy.get(name)!.some((source) => BROAD.includes(source)),
  );
  if (isUnsafe) return -20;
  return policy.get('default-src')!.join() === "'none'" ? 10 : 5;
};

const cookieScore = (cookies: readonly string[]): number => {
  if (cookies.length === 0) return 0;
  if (cookies.some((line) => !/; Secure/i.test(line))) return -20;
  if (cookies.some((line) => /^\S*(sess|login)/i.test(line) && !/; HttpOnly/i.test(line))) return -30;
  return cookies.every((line) => /; SameSite=(Lax|Strict)/i.test(line)) ? 5 : 0;
};

const transportScore = (): number => {
  const seconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1]);
  return seconds >= HALF_A_YEAR ? 0 : -20;
};

/** All scripts come from our own origin, where a checksum would be served by the same hand. */
const integrityScore = (): number => {
  const sources = [...home.body.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source!);
  expect(sources.length).toBeGreaterThan(0);
  return sources.every((source) => /^\/(?!\/)/.test(source)) ? 0 : -50;
};

/** What MDN gives for each test, and our part of it; a test without a number in its favour is 0 at best. */
const TESTS: readonly (readonly [name: string, score: () => number, expected: number])[] = [
  ['content security policy', policyScore, 5],
  ['cookies', () => cookieScore(([] as string[]).concat(home.headers['set-cookie'] ?? [])), 0],
  ['cross-origin sharing', () => (header('access-control-allow-origin') === '' ? 0 : -50), 0],
  // Behind the proxy that terminates https, the redirect from http is the proxy's.
  ['redirection', () => (home.statusCode === 200 ? 0 : -20), 0],
  ['referrer policy', () => (PRIVATE_REFERRER.test(header('referrer-policy')) ? 5 : 0), 5],
  ['strict transport security', transportScore, 0],
  ['subresource integrity', integrityScore, 0],
  ['content type options', () => (header('x-content-type-options') === 'nosniff' ? 0 : -5), 0],
  [
    'frame options',
    () => (policyOf(header('content-security-policy')).get('frame-ancestors')?.join() === "'none'" ? 5 : -20),
    5,
  ],
  ['cross-origin resource policy', () => (header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0), 10],
];

describe('the home page over https, by the list of the HTTP Observatory', () => {
  it.each(TESTS)('%s', (_name, score, expected) => {
    expect(score()).toBe(expected);
  });

  it('scores 125, of which an A+ needs 100', () => {
    const scores = TESTS.map(([, score]) => score());
    const without = BASE + scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 0);
    expect(without).toBeGreaterThanOrEqual(EXTRA_FROM);
    const total = BASE + scores.reduce((sum, score) => sum + score, 0);
    expect(total).toBe(125);
    expect(total).toBeGreaterThanOrEqual(BEST);
  });

  it.each(['/%', '/api/unknown', '/none.png', `/${'x'.repeat(3_000)}`])(
    'sends its headers with any other answer, too: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      for (const name of ['strict-transport-security', 'x-content-type-options', 'referrer-policy'])
        expect([name, headers[name]]).toEqual([name, home.headers[name]]);
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    },
  );

  it('names in its policy where forms go, what may frame it, and no base or plug-in', () => {
    const policy = policyOf(header('content-security-policy'));
    expect(['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => policy.get(name))).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
      ["'none'"],
    ]);
  });
});

describe('the cookies over https', () => {
  it('are Secure and SameSite with the prefix __Host-, and those of the server HttpOnly', async () => {
    const cook = await signUp(app, 'ada');
    const payload = { email: cook.email, password: TEST_PASSWORD };
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const cookies = ([] as string[]).concat(signedIn.headers['set-cookie'] ?? []);
    // One says only that a session may exist, and is for scripts.
    const hint = cookies.filter((line) => line.startsWith('__Host-larderSession=1;'));
    const others = cookies.filter((line) => !hint.includes(line));
    expect([hint.length, others.length]).toEqual([1, 2]);
    for (const line of cookies) expect(line).toMatch(/; Secure/i);
    for (const line of cookies) expect(line).toMatch(/; SameSite=(Lax|Strict)/i);
    for (const line of cookies) expect(line).toMatch(/^__Host-\w+=.*; Path=\//i);
    for (const line of others) expect(line).toMatch(/; HttpOnly/i);
  });
});
