import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { recipeIdOf } from '@kitchen/recipeId';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

const SCRIPT = `console.log('${'larder '.repeat(400)}')`;
const PAGE = `<!doctype html><script nonce="__CSP_NONCE__">window.__nonce__="__CSP_NONCE__"</script>${' '.repeat(2_000)}`;
let clientDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'larder-client-'));
  mkdirSync(join(clientDir, 'assets'));
  const script = join(clientDir, 'assets', 'main.12345678.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: *');
  app = await openApp({ clientDir });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('the page', () => {
  it.each(['/', '/auth?tab=register', '/recipe/12', '/reset-password/abc', '/no/such/page', '/index.html'])(
    'is served at %s with a nonce of its own',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const nonce = nonceOf(reply.headers['content-security-policy']);
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(reply.body).toContain(`nonce="${nonce}"`);
      expect(reply.body).toContain(`__nonce__="${nonce}"`);
      expect(reply.body).not.toContain('__CSP_NONCE__');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(nonceOf((await app.inject(url)).headers['content-security-policy'])).not.toBe(nonce);
    },
  );

  it('allows no script without the nonce and loads nothing from elsewhere', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests|https?:/);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is compressed for who can read that', async () => {
    const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('__nonce__');
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('__nonce__');
    expect((await app.inject('/')).headers).not.toHaveProperty('content-encoding');
    expect(brotli.headers.vary).toMatch(/Accept-Encoding/);
  });

  it('answers HEAD like GET, without a body', async () => {
    for (const url of ['/', '/saved']) {
      const reply = await app.inject({ method: 'HEAD', url });
      expect([reply.statusCode, reply.body]).toEqual([200, '']);
    }
  });

  it('of a stored recipe is not for search engines', async () => {
    expect((await app.inject('/recipe/12')).headers['x-robots-tag']).toBe('noindex');
    expect((await app.inject(`/recipe/${recipeIdOf('shakshuka')}`)).headers).not.toHaveProperty('x-robots-tag');
    expect((await app.inject('/')).headers).not.toHaveProperty('x-robots-tag');
  });

  it.each(['/api/unknown', '/api', '/pictures', '/assets/none.js', '/none.png', '/assets', '/assets/none'])(
    'is not what %s gets',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.json()]).toMatchObject([404, { error: 'NOT_FOUND' }]);
    },
  );

  it('is not what a write gets', async () => {
    expect((await app.inject({ method: 'POST', url: '/saved', payload: {} })).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash are kept for ever and sent as they were compressed at build', async () => {
    const reply = await app.inject({ url: '/assets/main.12345678.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await app.inject({ url: '/assets/main.12345678.js', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect((await app.inject('/assets/main.12345678.js')).body).toBe(SCRIPT);
  });

  it('without one are asked for again', async () => {
    const reply = await app.inject('/robots.txt');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(reply.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd.txt',
    '/assets/..%5c..%5cx.js',
  ])('outside the folder are out of reach: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject(url)).statusCode).toBeLessThan(500);
  });
});
