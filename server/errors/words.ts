import type { Language } from '@contracts/vocabulary';
import britishEnglish from '../../translations/en-GB.json';
import americanEnglish from '../../translations/en-US.json';
import spanish from '../../translations/es.json';
import french from '../../translations/fr.json';
import type { FailureValues } from './domainError';

const CATALOGUES: Record<Language, Readonly<Record<string, string>>> = {
  'en-GB': britishEnglish,
  'en-US': americanEnglish,
  es: spanish,
  fr: french,
};

/**
 * The sentence with this id in this language. Server sentences have only plain placeholders such as {field}; one
 * without a value becomes empty.
 */
export const wordsOf = (id: string, language: Language, values: FailureValues = {}): string =>
  (CATALOGUES[language][id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
