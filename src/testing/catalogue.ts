import type { Language } from '@contracts/vocabulary';
import britishEnglish from '../../translations/en-GB.json';
import americanEnglish from '../../translations/en-US.json';
import spanish from '../../translations/es.json';
import french from '../../translations/fr.json';

/** The words of the product, at hand at once. */
export const CATALOGUES: Record<Language, Record<string, string>> = {
  'en-GB': britishEnglish,
  'en-US': americanEnglish,
  es: spanish,
  fr: french,
};
