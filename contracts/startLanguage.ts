import { FALLBACK_LANGUAGE } from './defaults';
import { LANGUAGES, type Language, type MeasurementSystem } from './vocabulary';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The supported language nearest to a browser's: es-MX is es, en-AU is en-GB, plain en is the fallback. */
const nearest = (tag: string): Language | undefined => {
  const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  const [base] = tag.toLowerCase().split('-');
  if (base === 'en') return tag.length > 2 ? 'en-GB' : FALLBACK_LANGUAGE;
  return LANGUAGES.find((language) => language === base);
};

/**
 * The interface language of a first visit (SPEC §4): what was stored, then the browser's languages in their order, then
 * the fallback. The browser starts in it, and the server picks the page that was drawn in it.
 */
export const detectLanguage = (stored: string | null, browser: readonly string[]): Language =>
  [stored ?? '', ...browser].flatMap((tag) => nearest(tag) ?? [])[0] ?? FALLBACK_LANGUAGE;

/** Where no measurement system is stored: ounces in American English, grams elsewhere (SPEC §4). */
export const measurementSystemOf = (language: Language): MeasurementSystem =>
  language === 'en-US' ? 'imperial' : 'metric';
