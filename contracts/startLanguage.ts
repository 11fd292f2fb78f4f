import { FALLBACK_LANGUAGE } from './defaults';
import { LANGUAGES, type Language, type MeasurementSystem } from './vocabulary';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The supported language nearest to the browser's: es-MX gives es, en-AU gives en-GB, plain en gives the fallback. */
const nearest = (tag: string): Language | undefined => {
  const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  const [base] = tag.toLowerCase().split('-');
  if (base === 'en') return tag.length > 2 ? 'en-GB' : FALLBACK_LANGUAGE;
  return LANGUAGES.find((language) => language === base);
};

/**
 * Interface language of a first visit: the stored one, then the browser's languages in order, then the fallback. The
 * browser starts in it, and the server picks the page prerendered in it.
 */
export const detectLanguage = (stored: string | null, browser: readonly string[]): Language =>
  [stored ?? '', ...browser].flatMap((tag) => nearest(tag) ?? [])[0] ?? FALLBACK_LANGUAGE;

/** Measurement system when none is stored: imperial for American English, metric otherwise. */
export const measurementSystemOf = (language: Language): MeasurementSystem =>
  language === 'en-US' ? 'imperial' : 'metric';
