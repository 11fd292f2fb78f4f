import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '@contracts/vocabulary';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response. A route whose body names a language overrides it. */
    language: Language;
  }
}

const DEFAULT_LANGUAGE: Language = 'en-GB';

const languageOf = (tag: string): Language | undefined => {
  const exact = LANGUAGES.find((language) => language.toLowerCase() === tag);
  if (exact) return exact;
  const base = tag.split('-')[0];
  return base === 'en' ? DEFAULT_LANGUAGE : LANGUAGES.find((language) => language === base);
};

/** The best language for an Accept-Language header; `*` and unknown tags are ignored. */
const wishedLanguage = (header: string | undefined): Language | undefined => {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: languageOf(tag.trim()), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.language;
};

/** The language for an Accept-Language header; en-GB when it names none of ours. */
export const negotiateLanguage = (header: string | undefined): Language => wishedLanguage(header) ?? DEFAULT_LANGUAGE;

/** Sets the language of every request. */
export const addRequestLanguage = (app: FastifyInstance): void => {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = negotiateLanguage(request.headers['accept-language']);
    done();
  });
};

/** Uses the account's chosen language for requests whose headers name none of ours. Needs the sessions. */
export const addAccountLanguage = (
  app: FastifyInstance,
  languageOf: (uid: string) => Promise<Language | undefined>,
): void => {
  app.addHook('onRequest', async (request) => {
    if (request.account === null || wishedLanguage(request.headers['accept-language']) !== undefined) return;
    request.language = (await languageOf(request.account.uid)) ?? request.language;
  });
};
