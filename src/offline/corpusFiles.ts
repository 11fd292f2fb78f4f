import type { Language } from '@contracts/vocabulary';
import type { WrittenLanguage } from '@kitchen/recipes/recipeFormat';
import { tongueOf } from '@kitchen/reading/tongue';

interface CorpusFiles {
  /** URL of the part that all languages share. */
  facts: string;
  /** URLs of the part for each language. */
  texts: Record<WrittenLanguage, string>;
}

/** Defined by the production build; undefined elsewhere. */
declare const __OFFLINE_CORPUS__: CorpusFiles | undefined;

const FILES = typeof __OFFLINE_CORPUS__ === 'undefined' ? undefined : __OFFLINE_CORPUS__;

/** The two files with the offline recipes of a language; undefined if the build made none. */
export const corpusFilesFor = (language: Language): readonly [facts: string, texts: string] | undefined =>
  FILES && [FILES.facts, FILES.texts[tongueOf(language)]];
