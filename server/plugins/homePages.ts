import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { detectLanguage } from '@contracts/startLanguage';

/** The cookie in which the browser repeats the language that it keeps under the same name in its storage. */
export const LANGUAGE_COOKIE = 'i18nextLng';

/** The languages of an Accept-Language header, the best first: as a browser lists them to its scripts. */
const tagsOf = (header = ''): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The language in which the browser will start, decided by the browser's own rule (SPEC §4). */
export const startLanguage = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language =>
  detectLanguage(cookies[LANGUAGE_COOKIE] ?? null, tagsOf(headers['accept-language']));

/**
 * The home pages that were drawn at build time, by language; undefined for one that was not.
 * @param dir where they lie, as `<language>.html`; undefined for none at all
 */
export const readHomePages = (dir: string | undefined) => {
  const pages = new Map<Language, string>();
  if (dir === undefined) return () => undefined;
  for (const language of LANGUAGES) {
    const file = join(dir, `${language}.html`);
    if (existsSync(file)) pages.set(language, readFileSync(file, 'utf8'));
  }
  return (language: Language) => pages.get(language);
};
