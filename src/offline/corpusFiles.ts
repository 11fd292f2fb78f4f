import type { Language } from '@contracts/vocabulary';
import type { WrittenLanguage } from '@kitchen/recipes/recipeFormat';

interface CorpusFiles {
  /** URL of the part that all languages share. */
  facts: string;
  /** URLs of the part for each language. */
  texts: Record<WrittenLanguage, string>;
}

/** Defined by the production build; undefined elsewhere. */
declare const __OFFLINE_CORPUS__: CorpusFiles | undefined;

const FILES = typeof __OFFLINE_CORPUS__ === 'undefined' ? undefined : __OFFLINE_CORPUS__;

/* Not imported from the kitchen, so that looking up a URL does not pull it into the bundle. */
const WRITTEN: Readonly<Record<Language, WrittenLanguage>> = { 'en-GB': 'en', 'en-US': 'en', es: 'es', fr: 'fr' };

/** The two files with the offline recipes of a language; undefined if the build made none. */
export const corpusFilesFor = (language: Language): readonly [facts: string, texts: string] | undefined =>
  FILES && [FILES.facts, FILES.texts[WRITTEN[language]]];
