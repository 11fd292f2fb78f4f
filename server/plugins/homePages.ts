import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { detectLanguage } from '@contracts/startLanguage';

/** Cookie in which the browser mirrors the language stored under the same name. */
export const LANGUAGE_COOKIE = 'i18nextLng';

/** The languages of an Accept-Language header, best first, in the form browsers give scripts. */
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

/** The language in which the browser will start, by the same rule as in the browser (contracts/startLanguage). */
export const startLanguage = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language =>
  detectLanguage(cookies[LANGUAGE_COOKIE] ?? null, tagsOf(headers['accept-language']));

/**
 * The home pages prerendered at build time, by language; undefined for a language without one.
 * @param dir folder of the files `<language>.html`; undefined when there is none
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
