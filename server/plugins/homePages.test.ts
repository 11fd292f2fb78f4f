import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../testing/openApp';
import { readHomePages, startLanguage } from './homePages';

describe('the language of the first page', () => {
  it.each([
    [undefined, undefined, 'en-US'],
    [undefined, 'en', 'en-US'],
    [undefined, 'en-AU,en;q=0.9', 'en-GB'],
    [undefined, 'de-DE,fr;q=0.5,es;q=0.8', 'es'],
    [undefined, '*', 'en-US'],
    [undefined, 'fr;q=0, es', 'es'],
    ['fr', 'es', 'fr'],
    ['klingon', 'es', 'es'],
  ])('cookie %s, header %s: %s', (cookie, header, expected) => {
    const request = {
      cookies: cookie === undefined ? {} : { i18nextLng: cookie },
      headers: { 'accept-language': header },
    };
    expect(startLanguage(request)).toBe(expected);
  });
});

describe('the prerendered home pages', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'larder-home-'));
    writeFileSync(join(dir, 'index.html'), '<p>empty</p>');
    writeFileSync(join(dir, 'fr.html'), '<p nonce="__CSP_NONCE__">dessinée</p>');
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('exist for the prerendered languages', () => {
    expect(readHomePages(dir)('fr')).toContain('dessinée');
    expect(readHomePages(dir)('es')).toBeUndefined();
    expect(readHomePages(undefined)('fr')).toBeUndefined();
  });

  it('are sent only to readers of their language', async () => {
    const app = await openApp({ clientDir: dir, homePagesDir: dir });
    const french = await app.inject({ url: '/', headers: { 'accept-language': 'fr-CA' } });
    expect(french.body).toMatch(/<p nonce="[\w+/]{22}==">dessinée/);
    expect(french.headers.vary).toMatch(/\bCookie, Accept-Language\b/);
    const chosen = await app.inject({ url: '/', headers: { 'accept-language': 'es' }, cookies: { i18nextLng: 'fr' } });
    expect(chosen.body).toContain('dessinée');
    expect((await app.inject({ url: '/', headers: { 'accept-language': 'es' } })).body).toContain('empty');
    expect((await app.inject({ url: '/terms', headers: { 'accept-language': 'fr' } })).body).toContain('empty');
    await app.close();
  });
});
