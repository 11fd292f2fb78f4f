import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

const SCRIPT = `console.log('${'larder '.repeat(400)}')`;
const PAGE = `<!doctype html><html lang="en-US"><head><meta name="description" content="Find."/><title>Larder</title><script nonce="__CSP_NONCE__">window.__nonce__="__CSP_NONCE__"</script></head><body><div id="root"></div>${' '.repeat(2_000)}</body></html>`;
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
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/auth?tab=register', 200],
    ['/saved', 200],
    ['/profile/', 200],
    ['/reset-password', 200],
    ['/reset-password/abc', 200],
    ['/shopping', 200],
    ['/cooked', 200],
    [`/collection/${'a'.repeat(27)}`, 200],
    ['/collection', 404],
    [`/shopping/${'a'.repeat(27)}`, 200],
    ['/terms', 200],
    ['/about', 200],
    ['/contact', 200],
    ['/privacy', 200],
    [`/recipe/${recipeIdOf('shakshuka')}`, 200],
    ['/recipe/12', 404],
    ['/recipe/soup', 404],
    ['/recipe', 404],
    ['/no/such/page', 404],
    ['/reset-password/a/b', 404],
    ['/shopping/a/b', 404],
    ['/authentic', 404],
  ])('is served at %s with the status %d and a fresh nonce', async (url, status) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const nonce = nonceOf(reply.headers['content-security-policy']);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(reply.body).toContain(`nonce="${nonce}"`);
    expect(reply.body).toContain(`__nonce__="${nonce}"`);
    expect(reply.body).not.toContain('__CSP_NONCE__');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(nonceOf((await app.inject(url)).headers['content-security-policy'])).not.toBe(nonce);
  });

  it('allows no script without the nonce and loads nothing from elsewhere', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests|https?:/);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is compressed for clients that support it', async () => {
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

  it('is in the language of the request', async () => {
    const ask = (url: string, language: string) => app.inject({ url, headers: { 'accept-language': language } });
    const home = await ask('/', 'es-MX');
    expect(home.body).toContain('<html lang="es">');
    expect(home.headers.vary).toMatch(/Accept-Language/);
    const { body } = await ask(`/recipe/${recipeIdOf('shakshuka')}`, 'fr');
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<title>Chakchouka · Larder</title>');
    expect(body).toContain('<meta name="description" content="Chakchouka."/>');
    expect(body).toContain('<meta property="og:locale" content="fr_FR"/>');
    expect(body).toContain(`<link rel="canonical" href="http://localhost:80/recipe/${recipeIdOf('shakshuka')}"/>`);
  });

  it('of a missing recipe says so without a script', async () => {
    const { body } = await app.inject('/recipe/12');
    expect(body).toContain('<title>Recipe not found · Larder</title>');
    expect(body).toContain('<noscript><h1>Recipe not found</h1>');
  });

  it('keeps a title that looks like a nonce or a pattern unchanged, and out of every tag', async () => {
    const title = `__CSP_NONCE__ $& "><script>x`;
    const shared = await app.inject({
      method: 'POST',
      url: '/api/recipes/share',
      payload: { title, category: 'Meals', ingredients: ['$`'], instructions: ["$'"] },
    });
    const { body, headers } = await app.inject(`/recipe/${shared.json<{ id: number }>().id}`);
    expect(body).toContain('<title>__CSP_NONCE__ $&amp; &quot;&gt;x · Larder</title>');
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<div id="root">/g)).toHaveLength(1);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('writes no address when the Host header is invalid', async () => {
    const reply = await app.inject({ url: `/recipe/${recipeIdOf('shakshuka')}`, headers: { host: 'a"b<c' } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
    expect(reply.body).not.toContain('a"b<c');
  });

  it('of a stored recipe is not for search engines', async () => {
    expect((await app.inject('/recipe/12')).headers['x-robots-tag']).toBe('noindex');
    expect((await app.inject(`/recipe/${recipeIdOf('shakshuka')}`)).headers).not.toHaveProperty('x-robots-tag');
    expect((await app.inject('/')).headers).not.toHaveProperty('x-robots-tag');
  });

  it.each(['/api/unknown', '/api', '/pictures', '/assets/none.js', '/none.png', '/assets', '/assets/none'])(
    'is not served at %s',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.json()]).toMatchObject([404, { error: 'NOT_FOUND' }]);
    },
  );

  it('does not answer a write', async () => {
    expect((await app.inject({ method: 'POST', url: '/saved', payload: {} })).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash are cached for ever and sent as compressed at build', async () => {
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

  it('without a hash are revalidated', async () => {
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
