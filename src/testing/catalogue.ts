import type { Language } from '@contracts/vocabulary';
import britishEnglish from '../../translations/en-GB.json';
import americanEnglish from '../../translations/en-US.json';
import spanish from '../../translations/es.json';
import french from '../../translations/fr.json';

/** All messages of the product, loaded synchronously. */
export const CATALOGUES: Record<Language, Record<string, string>> = {
  'en-GB': britishEnglish,
  'en-US': americanEnglish,
  es: spanish,
  fr: french,
};
