import type { Language } from '@contracts/vocabulary';
import type { WrittenLanguage } from '@kitchen/recipeFormat';

interface CorpusFiles {
  /** Address of what every language needs. */
  facts: string;
  /** Addresses of what only one language needs. */
  texts: Record<WrittenLanguage, string>;
}

/** Put here by the build for production; undefined elsewhere. */
declare const __OFFLINE_CORPUS__: CorpusFiles | undefined;

const FILES = typeof __OFFLINE_CORPUS__ === 'undefined' ? undefined : __OFFLINE_CORPUS__;

/* Not the kitchen's own table: whoever asks for an address does not need the kitchen with it. */
const WRITTEN: Readonly<Record<Language, WrittenLanguage>> = { 'en-GB': 'en', 'en-US': 'en', es: 'es', fr: 'fr' };

/** The two files that hold the recipes of this device in a language; undefined where the build made none. */
export const corpusFilesFor = (language: Language): readonly [facts: string, texts: string] | undefined =>
  FILES && [FILES.facts, FILES.texts[WRITTEN[language]]];
