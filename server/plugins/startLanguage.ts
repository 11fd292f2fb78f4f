import type { FastifyRequest } from 'fastify';
import { cookieNameOf } from '@contracts/defaults';
import { detectLanguage } from '@contracts/startLanguage';
import type { Language } from '@contracts/vocabulary';

/** Cookie in which the browser mirrors the language stored under the same name. */
const LANGUAGE_COOKIE = 'i18nextLng';

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
  detectLanguage(
    cookies[cookieNameOf(LANGUAGE_COOKIE, true)] ?? cookies[LANGUAGE_COOKIE] ?? null,
    tagsOf(headers['accept-language']),
  );
