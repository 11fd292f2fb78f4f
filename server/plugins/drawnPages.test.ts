import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import type { PageDrawer } from '../services/pageDrawer';
import { openApp } from '../testing/openApp';
import { readDrawnPages } from './drawnPages';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'larder-drawn-'));
  writeFileSync(join(dir, 'index.html'), '<html lang="en-US"><head><title>Larder</title></head><p>empty</p></html>');
  const drawn = (words: string) =>
    `<html lang="fr"><head><title>Larder</title></head><p nonce="__CSP_NONCE__">${words}`;
  writeFileSync(join(dir, 'home.fr.html'), drawn('dessinée'));
  writeFileSync(join(dir, 'terms.fr.html'), drawn('conditions dessinées'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the prerendered pages', () => {
  it('exist for the prerendered paths and languages', () => {
    expect(readDrawnPages(dir)('/', 'fr')).toContain('dessinée');
    expect(readDrawnPages(dir)('/terms', 'fr')).toContain('conditions');
    expect(readDrawnPages(dir)('/', 'es')).toBeUndefined();
    expect(readDrawnPages(dir)('/saved', 'fr')).toBeUndefined();
    expect(readDrawnPages(undefined)('/', 'fr')).toBeUndefined();
  });

  it('are sent only to readers of their language', async () => {
    const app = await openApp({ clientDir: dir, drawnPagesDir: dir });
    const french = await app.inject({ url: '/', headers: { 'accept-language': 'fr-CA' } });
    expect(french.body).toMatch(/<p nonce="[\w+/]{22}==">dessinée/);
    expect(french.headers.vary).toMatch(/\bCookie, Accept-Language\b/);
    const chosen = await app.inject({ url: '/', headers: { 'accept-language': 'es' }, cookies: { i18nextLng: 'fr' } });
    expect(chosen.body).toContain('dessinée');
    expect((await app.inject({ url: '/', headers: { 'accept-language': 'es' } })).body).toContain('empty');
    await app.close();
  });

  it('have the title of their address', async () => {
    const app = await openApp({ clientDir: dir, drawnPagesDir: dir });
    const terms = await app.inject({ url: '/terms', headers: { 'accept-language': 'fr' } });
    expect(terms.body).toContain('<title>Conditions d’utilisation · Larder</title>');
    expect(terms.body).toContain('conditions dessinées');
    expect((await app.inject({ url: '/', headers: { 'accept-language': 'fr' } })).body).toContain('<title>Larder<');
    await app.close();
  });
});

describe('the page of a recipe', () => {
  const id = recipeIdOf('shakshuka');
  const drawer: PageDrawer = {
    draw: (recipe, language) =>
      Promise.resolve(
        language === 'fr'
          ? { html: `<html lang="fr"><head><title>x</title></head><i nonce="secret">${recipe.title}`, nonce: 'secret' }
          : undefined,
      ),
    close: () => Promise.resolve(),
  };
  const ask = async (language: string, cookies?: Record<string, string>) => {
    const app = await openApp({ clientDir: dir, drawer });
    const reply = await app.inject({ url: `/recipe/${id}`, headers: { 'accept-language': language }, cookies });
    await app.close();
    return reply;
  };

  it('is sent drawn, with the nonce of the response, its title and its link previews', async () => {
    const { body, headers } = await ask('fr');
    expect(body).toMatch(/<i nonce="[\w+/]{22}==">Chakchouka/);
    expect(String(headers['content-security-policy'])).toContain(/nonce="([^"]+)"/.exec(body)![1]);
    expect(body).toContain('<title>Chakchouka · Larder</title>');
    expect(body).toContain('og:title');
    // The drawing is the text for readers without scripts.
    expect(body).not.toContain('<noscript><article');
  });

  it('is in the language that the reader chose before', async () => {
    expect((await ask('en', { i18nextLng: 'fr' })).body).toContain('Chakchouka');
    expect((await ask('en', { i18nextLng: 'fr' })).headers.vary).toMatch(/Cookie, Accept-Language/);
  });

  it('is sent empty, with its text, when it cannot be drawn', async () => {
    const { body } = await ask('es');
    expect(body).toContain('<p>empty</p>');
    expect(body).toContain('og:title');
  });
});
