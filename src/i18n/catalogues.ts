import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@contracts/vocabulary';

/** The texts of one language by message id; the build compiles them, a test hands them over as they are written. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

type CatalogueModule = Promise<{ default: Catalogue }>;

const LOADERS: Record<Language, () => CatalogueModule> = {
  'en-GB': () => import(/* webpackChunkName: "i18n-en-GB" */ '../../translations/en-GB.json'),
  'en-US': () => import(/* webpackChunkName: "i18n-en-US" */ '../../translations/en-US.json'),
  es: () => import(/* webpackChunkName: "i18n-es" */ '../../translations/es.json'),
  fr: () => import(/* webpackChunkName: "i18n-fr" */ '../../translations/fr.json'),
};

/** Fetches the texts of a language; each language is a file of its own, so that nobody loads four. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> => (await LOADERS[language]()).default;
