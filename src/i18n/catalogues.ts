import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@contracts/vocabulary';

/** Messages of one language by id: compiled by the build, source text in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

type CatalogueModule = Promise<{ default: Catalogue }>;

const LOADERS: Record<Language, () => CatalogueModule> = {
  'en-GB': () => import(/* webpackChunkName: "i18n-en-GB" */ '../../translations/en-GB.json'),
  'en-US': () => import(/* webpackChunkName: "i18n-en-US" */ '../../translations/en-US.json'),
  es: () => import(/* webpackChunkName: "i18n-es" */ '../../translations/es.json'),
  fr: () => import(/* webpackChunkName: "i18n-fr" */ '../../translations/fr.json'),
};

/** Loads the messages of a language. Each language is its own chunk, so users download only the one they read. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> => (await LOADERS[language]()).default;
